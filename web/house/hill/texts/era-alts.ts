/** What each poster shows. Apart from those of the other drawings, which the home page does without. */
export const eraAlts = {
  'era-beginning':
    'Poster, the 1920s: two women take tea under a parasol on the terrace; a car raises dust on the highway across the plain',
  'era-transformation':
    'Poster, 1926 to 1930: at sunset a house stands on timber cribs over a fresh pit; men with lanterns and shovels dig the rooms below',
  'era-peak':
    'Poster, the 1930s and 1940s: a roulette wheel turns under a green lamp; a dealer in evening dress waits behind it, guests on either side',
  'era-crusader':
    'Poster, the 1940s and 1950s: a preacher in a tall pulpit raises one arm before a fan window; far off in it a small hill with a lit house',
  'era-raid':
    'Poster, 1947: four Rangers in the brush at night; two flashlight beams cross on the house on the hill and guests run for the garden',
  'era-handover':
    'Poster, 1952 to 1956: the iron gate stands open at sunrise and people with suitcases and books walk up the drive to the house',
  'era-school':
    'Poster, the 1960s: morning light falls through fan windows into a classroom, on students at their desks and on an open book',
  'era-legacy':
    'Poster, the present: a guide shows visitors the stone gate tower in full daylight, a round landmark sign beside it',
} as const satisfies Readonly<Record<string, string>>;

export type EraDrawingId = keyof typeof eraAlts;
