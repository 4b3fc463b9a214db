TP=2
bash <<EOF
torchrun train.py --tp $TP
EOF
bash <<'EOF'
TP=5
torchrun train.py --tp $TP
EOF
