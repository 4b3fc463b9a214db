A=(--tp 2)
A+=(--pp 4 "x y")
B=("${A[@]}" --cp 1)
B+=("${A[@]}")
torchrun pretrain_gpt.py "${B[@]}" --count ${#B[@]} --first ${B[0]} --last "${B[-1]}" --some "${B[@]:1:2}"
