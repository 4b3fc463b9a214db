FREQ='([0]*3+[1]*58)'
torchrun pretrain_gpt.py --moe-layer-freq $FREQ --layout 'Et*3|(tt|)*29,m|L' --ask what?
