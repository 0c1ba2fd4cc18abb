const hill =
  'The hill cut open at night: stables, pool, house and tea garden above; a vault with ice, a secret room, five doors, a casino and a tunnel below';
const onRecord =
  'The same hill with only what is on record in color: stables, pool, house, garden, secret room, casino and tunnel. Guests, dealers, tables, doors and the vault with ice are chalk outlines';

/** The hill cut open, by the crop of `drawings/section/hill-section.svg`. A file of its own, which home does not load. */
export const sectionAlts = {
  whole: hill,
  record: onRecord,
  'record-whole': onRecord,
  alarm: 'The hill cut open at night, its casino without people',
  secret:
    'A roulette wheel on its rim in a small room of boards, under a lantern; two table tops lean by a door that is a panel',
} as const;
