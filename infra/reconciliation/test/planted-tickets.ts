import { ids } from './consistent-instance.ts';
import type { PlantedRow } from './planted-row.ts';

/** Tickets that differ from what they are the tickets of. */
export const plantedTickets: readonly PlantedRow[] = [
  {
    what: 'tickets that come to another total, and nobody knows who paid what',
    owner: 'bookings',
    plant: `ALTER TABLE bookings DROP CONSTRAINT bookings_tickets;
      UPDATE bookings SET tickets = jsonb_set(tickets, '{0,unitCents}', '2400') WHERE id = '${ids.booking}'`,
    sentence: new RegExp(`^booking ${ids.booking} is guests/cents/seats 2/5000/2; its tickets come to 2/4800/2$`),
  },
  {
    what: 'a hold for other guests than its tickets',
    owner: 'bookings',
    plant: `ALTER TABLE holds DROP CONSTRAINT holds_tickets; UPDATE holds SET tickets = adult_tickets(9, 0)`,
    sentence: /^hold \S+ is guests\/cents\/seats \d+; its tickets come to 9$/,
  },
];
