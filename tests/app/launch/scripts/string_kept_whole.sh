NAME='a  b'
torchrun train.py --name "$NAME" --loose $NAME --empty "" --gone ''
