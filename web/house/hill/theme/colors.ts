/** Every color. `promised-contrast.ts` tests contrasts in comments: AA is 4.5 for text and 3 for a control's edge, AAA is 7. */
export const colors = {
  // Night: hero, mastheads, footer, the screen a film is shown on.
  night: '#0d1417', // ground
  'night-raised': '#15222a', // menus, tabs and wells on night
  'night-high': '#1e2f38', // hovered rows on night
  'night-line': '#33474f', // decoration only, never the edge of a control
  'night-edge': '#7f939b', // edge of a control on night, 3:1 or better
  cream: '#f6ecd6', // text on night, AAA
  mist: '#bcc6c4', // second text on night, AAA

  // Brass: one metal, four lights.
  brass: '#c9a24b', // hairlines, frames, fills; text on night, AAA
  'brass-lit': '#e6c983', // headings, links and focus on night, AAA
  'brass-deep': '#7a5a17', // rules, large titles and focus on paper, AA
  'brass-ink': '#5e4410', // small text and links on paper, AAA

  // Paper: reading and forms.
  paper: '#f7f1e3', // ground
  'paper-raised': '#fffaf0', // cards, fields, the ticket
  'paper-sunk': '#efe4cc', // wells, table heads, hovered rows
  'paper-line': '#ddceaf', // decoration only, never the edge of a control
  'paper-edge': '#8a7856', // edge of a control on paper, 3:1 or better
  ink: '#1d1a16', // text on paper, AAA
  'ink-soft': '#4f473c', // second text on paper, AAA

  // Chapters: one accent each; as text only on the ground named.
  sandstone: '#d8b98d', // tea room, garden, stone. Fill; text on night only
  felt: '#1f4d3d', // casino. Also "done". Text on paper, AAA
  oxblood: '#7a1f26', // crusade and raid. Also "refused". Text on paper, AAA
  swallow: '#2f5d7c', // the school. Also "for your information". Text on paper, AA
  'felt-tint': '#e2ecdf', // grounds of notices, ink on them AAA
  'oxblood-tint': '#f7e3dc',
  'swallow-tint': '#dfe9ef',
  'brass-tint': '#fbf3df', // a row that is chosen
  'felt-lit': '#a3d3b8', // the same three said on night, AAA
  'oxblood-lit': '#f2aea5',
  'swallow-lit': '#a9cfe8',
  closed: '#9a3a40', // a date that cannot be picked, AA, always struck through as well

  // Light and states.
  lamp: '#f2c879', // a cone of light, at 12 % twice over a room or a case
  'lamp-hot': '#fbe6b4', // the lamp itself
  'sign-upper': '#f6e6ba', // the name in lights: upper half, and figures in the rooms, AAA
  'sign-lower': '#dcb663', // lower half, AAA on night
  'brass-hover': '#f3dfa9',
  'night-hover': '#23343d',
  'oxblood-hover': '#8f2a32',
  'refused-ground': '#fff6f2', // ground of a field that was refused, ink on it AAA
  'toast-refused': '#4a1318', // ground of a toast that says no, cream on it AAA
  off: '#6a6052', // words on a control that is off; still AA on paper
  placeholder: '#6d6354', // example text in a field, AA
  ruling: '#d9c69a', // lines of the guest book and the guest check

  // Under the floor: the card table, shelves, earth.
  'room-felt': '#12302a',
  'room-stone': '#3a2b1a',
  earth: '#17120e',
  'earth-line': '#2b2118',
} as const;

export type ColorName = keyof typeof colors;
