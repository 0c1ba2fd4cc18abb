/**
 * The colors of a house by their roles; each house gives the values (`services/shared/house/<name>/colors.json`). The site tests the contrasts
 * in comments (`promised-contrast.ts`): AA is 4.5 for text and 3 for a control's edge, AAA is 7.
 */
export const COLOR_NAMES = [
  // Night: hero, mastheads, footer, the screen a film is shown on.
  'night', // ground
  'night-raised', // menus, tabs and wells on night
  'night-high', // hovered rows on night
  'night-line', // decoration only, never the edge of a control
  'night-edge', // edge of a control on night, 3:1 or better
  'night-ground', // the land below a skyline
  'cream', // text on night, AAA
  'mist', // second text on night, AAA

  // Brass: one metal, four lights.
  'brass', // hairlines, frames, fills; text on night, AAA
  'brass-lit', // headings, links and focus on night, AAA
  'brass-mid', // picture frames on paper, decoration only
  'brass-deep', // rules, large titles and focus on paper, AA
  'brass-ink', // small text and links on paper, AAA

  // Paper: reading and forms.
  'paper', // ground
  'paper-raised', // cards, fields, the ticket
  'paper-sunk', // wells, table heads, hovered rows
  'paper-line', // decoration only, never the edge of a control
  'paper-edge', // edge of a control on paper, 3:1 or better
  'ink', // text on paper, AAA
  'ink-soft', // second text on paper, AAA

  // Chapters: one accent each; as text only on the ground named.
  'sandstone', // the garden's stone. Fill; text on night only
  'felt', // the tables' cloth. Also "done". Text on paper, AAA
  'oxblood', // the raid. Also "refused". Text on paper, AAA; the band of a ticket, with cream text, AAA
  'swallow', // the school. Also "for your information". Text on paper, AA
  'felt-tint', // grounds of notices, ink on them AAA
  'oxblood-tint',
  'swallow-tint',
  'brass-tint', // a row that is chosen
  'felt-lit', // the same three said on night, AAA
  'oxblood-lit',
  'swallow-lit',
  'closed', // a date that cannot be picked, AA, always struck through as well

  // Light and states.
  'lamp', // a cone of light, at 12 % twice over a room or a case
  'lamp-hot', // the lamp itself
  'sign-upper', // the name in lights: upper half, and figures in the rooms, AAA
  'sign-lower', // lower half, AAA on night
  'brass-hover',
  'night-hover',
  'oxblood-hover',
  'refused-ground', // ground of a field that was refused, ink on it AAA
  'toast-refused', // ground of a toast that says no, cream on it AAA
  'off', // words on a control that is off; still AA on paper
  'placeholder', // example text in a field, AA
  'ruling', // lines of the guest book and the guest check

  // Under the floor: the card table, shelves, earth.
  'room-felt',
  'room-stone',
  'earth',
  'earth-line',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];
