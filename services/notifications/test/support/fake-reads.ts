import { type FakeSubgraph, startFakeSubgraph } from '@hilltop/platform/testing/fake-subgraph';

type Answers<Answer> = FakeSubgraph & {
  readonly answers: Map<string, Answer>;
  /** What it says of a reminder, by the booking's id; null for one that no longer fits. */
  readonly reminders: Map<string, () => object | null>;
};

/** Stands in for a service: each of `fields`, or `a0`, `a1`, …, is what `answers` has for the id, or for `id0`, `id1`, …. */
export async function startFakeReads<Answer extends object>(
  audience: string,
  ...fields: string[]
): Promise<Answers<Answer>> {
  const answers = new Map<string, Answer>();
  const reminders = new Map<string, () => object | null>();
  const server = await startFakeSubgraph(audience, (variables: Record<string, string>) => {
    if ('kind' in variables) return { reminder: reminders.get(variables.id ?? '')?.() ?? null };
    if ('token' in variables) {
      const booking = answers.get(variables.token ?? '');
      return { myBooking: booking ? { __typename: 'Booking', ...booking } : { __typename: 'BookingNotFound' } };
    }
    const named = Object.entries(variables).flatMap(([name, id]) => {
      const place = /^id(\d+)$/.exec(name)?.[1];
      const asked = place === undefined ? fields : [`a${place}`];
      return asked.map((field) => [field, answers.get(id) ?? null] as const);
    });
    return Object.fromEntries(named);
  });
  return Object.assign(server, { answers, reminders });
}
