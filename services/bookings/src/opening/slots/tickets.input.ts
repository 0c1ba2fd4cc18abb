import { MAX_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { guestsOf } from '../../prices/ticket-line.js';

const ticket = z.object({
  type: lineField().min(1, 'Please say which kind of ticket').max(30, 'There is no such kind of ticket'),
  count: z.int('The number of guests must be a whole number').min(0, 'The number of guests must be 0 or more'),
});

/** A party: its guests by type, whose sum is its size. Types without a guest are left out. */
export const ticketsField = z
  .array(ticket, 'Please say which guests come')
  .max(MAX_GROUP_SIZE, 'Please name each kind of ticket once')
  .refine((tickets) => new Set(tickets.map(({ type }) => type)).size === tickets.length, {
    message: 'Please name each kind of ticket once',
  })
  .refine((tickets) => guestsOf(tickets) >= 1, { message: 'Group size must be at least 1' })
  .refine((tickets) => guestsOf(tickets) <= MAX_GROUP_SIZE, { message: `Maximum group size is ${MAX_GROUP_SIZE}` })
  .transform((tickets) => tickets.filter(({ count }) => count > 0));
