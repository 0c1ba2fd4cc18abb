import { ids } from './consistent-instance.ts';
import { another, copyOf, type PlantedRow } from './planted-row.ts';

/** The start of the sound instance is kept for a group. */
const kept = `UPDATE slots SET usual_capacity = capacity, kept_for = '${another}';`;

/** One for every sentence of the reconciliation about starts of groups. */
export const plantedGroups: readonly PlantedRow[] = [
  {
    what: 'a start of a group that somebody else is at',
    owner: 'bookings',
    plant: `${kept} ${copyOf('holds', { id: another, group_id: another, status: 'active' })}`,
    sentence: new RegExp(`^slot standard@\\S+ is kept for group ${another}, and booking ${ids.booking} is there$`),
  },
  {
    what: 'a start that nobody keeps and that remembers its seats',
    owner: 'bookings',
    plant: 'UPDATE slots SET usual_capacity = 25',
    sentence: /^slot standard@\S+ has 25 seats, of which \d+ are taken, and 25 to have again$/,
  },
  {
    what: 'a start of a group that has left',
    owner: 'bookings',
    plant: kept,
    sentence: new RegExp(`^slot standard@\\S+ is kept for group ${another}, which has nothing at its time$`),
  },
];
