import type { Claim } from './descent.js';

export const alarmHeading = 'The alarm button';

/** Before the alarm. */
export const beforeAlarm: Claim = {
  text: 'A full house, as we draw it. A button at the gate could warn this room.',
  sureness: 'on record',
  source: 'Sean Chaffin; Blood Aces',
};

/** After the alarm, in order. */
export const afterAlarm: readonly Claim[] = [
  {
    text: 'The tables are said to fold into the walls, or to turn into innocent furniture.',
    sureness: 'reported',
    source: 'Blood Aces',
  },
  {
    text: 'Guests slip out to the tea garden and sit down to half-finished suppers.',
    sureness: 'reported',
    source: 'Sean Chaffin; CBS Texas',
  },
  {
    text: 'The dealers form a circle and sing hymns, Bibles in hand.',
    sureness: 'local tradition',
    source: 'told in Blood Aces',
  },
];

/** Said of what no source describes. */
export const drawnOnly = 'The plain lamps and the chairs are only our drawing.';
