LIST=a,b,,c
IFS=,
set -- $LIST
IFS=$' \t\n'
COUNT=$#
IFS=: read -r X Y <<< "one:two"
read -ra PARTS <<< "p q r"
torchrun train.py "$1" "$2" "$3" "$4" $COUNT $X $Y ${PARTS[2]} ${#PARTS[@]}
