torchrun train.py --data {a,b}.bin x{1..3}y {01..03} "{a,b}" {alone} pre{1,2}{x,y}
