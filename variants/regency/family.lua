-- The game after Shatranj, of the Gwalla journal, whose pieces rise on the last rank.
return { zones = { again = { light = {} } } }
