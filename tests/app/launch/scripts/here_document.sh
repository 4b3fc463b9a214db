TP=2
cat <<EOF > ds.json
{ "stage": $TP, "name": "a torchrun wrong.py" }
EOF
cat > raw.txt <<'END'
torchrun $wrong.py `x` "
END
cat <<-TABS
	torchrun wrong.py --indented
	TABS
torchrun train.py --deepspeed_config ds.json --tp $TP
