CONFIG=fsdp.yaml
accelerate launch --config_file "$CONFIG" --num_processes=16 --num_machines 2 train.py --learning_rate 1e-5 > out.txt 2> err.txt
