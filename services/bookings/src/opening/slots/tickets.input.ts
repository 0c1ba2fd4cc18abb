import { MAX_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults } from '../../faults.en.js';
import { guestsOf } from '../../prices/ticket-line.js';

const ticket = z.object({
  type: lineField().min(1, faults.ticketType).max(30, faults.noSuchType),
  count: z.int(faults.wholeGuests).min(0, faults.noGuests),
});

/** A party: its guests by type, whose sum is its size. Types without a guest are left out. */
export const ticketsField = z
  .array(ticket, faults.tickets)
  .max(MAX_GROUP_SIZE, faults.typesOnce)
  .refine((tickets) => new Set(tickets.map(({ type }) => type)).size === tickets.length, faults.typesOnce)
  .refine((tickets) => guestsOf(tickets) >= 1, faults.smallParty)
  .refine((tickets) => guestsOf(tickets) <= MAX_GROUP_SIZE, faults.largeParty(MAX_GROUP_SIZE))
  .transform((tickets) => tickets.filter(({ count }) => count > 0));
