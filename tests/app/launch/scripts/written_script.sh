cat > inner.sh <<'EOF'
torchrun train.py --first $1 --all "$@"
EOF
bash inner.sh one 'two three'
