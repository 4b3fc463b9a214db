# Writes OUT, the catalogue TS with one nameless context for all texts.
file(READ ${TS} text)
string(REGEX REPLACE "<name>[^<]*</name>" "<name></name>" text "${text}")
file(WRITE ${OUT} "${text}")
