import { MAX_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import type { WantedTickets } from '../../prices/price-party.js';
import { ADULT } from '../../prices/ticket-line.js';

const ticket = z.object({
  type: lineField().min(1, 'Please say which kind of ticket').max(30, 'There is no such kind of ticket'),
  count: z
    .int('The number of guests must be a whole number')
    .min(0, 'The number of guests must be 0 or more')
    .max(MAX_GROUP_SIZE, `Maximum group size is ${MAX_GROUP_SIZE}`),
});

const sumOf = (tickets: readonly WantedTickets[]) => tickets.reduce((sum, { count }) => sum + count, 0);

/** Undefined for a request with only a number. Types without a guest are left out. */
export const ticketsField = z
  .array(ticket)
  .max(MAX_GROUP_SIZE, 'Please name each kind of ticket once')
  .refine((tickets) => new Set(tickets.map(({ type }) => type)).size === tickets.length, {
    message: 'Please name each kind of ticket once',
  })
  .refine((tickets) => sumOf(tickets) >= 1, { message: 'Group size must be at least 1' })
  .refine((tickets) => sumOf(tickets) <= MAX_GROUP_SIZE, { message: `Maximum group size is ${MAX_GROUP_SIZE}` })
  .nullable()
  .transform((tickets) => tickets?.filter(({ count }) => count > 0))
  .optional();

interface GivenParty {
  readonly groupSize: number;
  readonly tickets?: readonly WantedTickets[] | undefined;
}

/** Their sum must be the size. */
export function checkSum({ groupSize, tickets }: GivenParty, context: z.RefinementCtx): void {
  if (!tickets || sumOf(tickets) === groupSize) return;
  const message = `Group size must be the sum of the tickets, which is ${sumOf(tickets)}`;
  context.addIssue({ code: 'custom', path: ['groupSize'], message });
}

/** An input with tickets may leave out the size, which this fills in before parsing. */
export function withGroupSize<Input>(input: Input): Input {
  if (typeof input !== 'object' || input === null) return input;
  const { groupSize, tickets } = input as { groupSize?: unknown; tickets?: unknown };
  if ((groupSize !== undefined && groupSize !== null) || !Array.isArray(tickets)) return input;
  const counts = tickets.map((given: { count?: unknown } | null) => Number(given?.count ?? 0));
  const sum = counts.reduce((before, count) => before + count, 0);
  // Faults of the tickets are reported for them alone.
  return { ...input, groupSize: Number.isInteger(sum) ? Math.min(Math.max(sum, 1), MAX_GROUP_SIZE) : 1 };
}

export function wantedOf({ groupSize, tickets }: GivenParty): readonly WantedTickets[] {
  return tickets ?? [{ type: ADULT, count: groupSize }];
}
