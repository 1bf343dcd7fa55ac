/// How many papers a kiosk has in the morning; a source that is compiled as it stands.
let papersInTheMorning = 3
