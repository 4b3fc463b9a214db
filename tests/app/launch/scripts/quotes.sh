A=x
torchrun train.py 'single $A' "double $A" mixed'in'"$A"side $'tab\there' \$A "\$A \"q\" \\ \n" 'it'\''s' a\ b "" $"text"
