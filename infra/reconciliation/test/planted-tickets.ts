import { ids } from './consistent-instance.ts';
import type { PlantedRow } from './planted-row.ts';

const party = (...guests: readonly (readonly [string, number])[]) => {
  const lines = guests.map(([type, count]) => ({ type, count, unitCents: 0, seats: 1 }));
  return `ALTER TABLE bookings DROP CONSTRAINT bookings_tickets; UPDATE bookings SET tickets = '${JSON.stringify(lines)}'`;
};

/** Tickets that differ from what they are the tickets of, and parties that break their rules. */
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
    plant: `ALTER TABLE holds DROP CONSTRAINT holds_tickets; UPDATE holds SET tickets = '[{"type":"adult","count":9}]'`,
    sentence: /^hold \S+ is guests\/cents\/seats \d+; its tickets come to 9$/,
  },
  {
    what: 'children without an adult',
    owner: 'bookings',
    plant: party(['child', 2]),
    sentence: new RegExp(`^booking ${ids.booking} has 2 of the type child; its others allow 0$`),
  },
  {
    what: 'more infants than one adult can bring',
    owner: 'bookings',
    plant: party(['adult', 1], ['infant', 3]),
    sentence: new RegExp(`^booking ${ids.booking} has 3 of the type infant; its others allow 2$`),
  },
  {
    what: 'companions of nobody',
    owner: 'bookings',
    plant: party(['adult', 1], ['companion', 2]),
    sentence: new RegExp(`^booking ${ids.booking} has 2 of the type companion; its others allow 1$`),
  },
  {
    what: 'a held party of infants',
    owner: 'bookings',
    plant: `ALTER TABLE holds DROP CONSTRAINT holds_tickets;
      UPDATE holds SET tickets = '[{"type":"infant","count":3}]' WHERE id = '${ids.openHold}'`,
    sentence: new RegExp(`^hold ${ids.openHold} has 3 of the type infant; its others allow 0$`),
  },
];
