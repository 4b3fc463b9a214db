torchrun train.py a 2>&1 >/dev/null b <<< "text" c &> all.log
2>err.log torchrun train.py d
