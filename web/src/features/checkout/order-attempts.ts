import { z } from '../../document/zod.js';
import type { OrderInput } from './order-input.js';
import type { OrderedLine } from './order-money.js';
import { randomId } from './random-id.js';
import { keep, readKept } from './tab-storage.js';

/** A change of the shape changes the version; what an older page kept is then left alone. */
const KEY = 'hilltop:order-attempts:v1';

const attemptShape = z.object({
  idempotencyKey: z.string(),
  /** The cart's own lines: the same goods put in once more are another order. */
  lineIds: z.array(z.string()),
  input: z.object({
    customerEmail: z.string(),
    customerName: z.string(),
    items: z.string(),
    total: z.string(),
    status: z.string(),
  }),
});

/** An order that was sent and not answered, under the key that makes it count once. */
export type Attempt = z.infer<typeof attemptShape>;

/** The orders of this tab that nobody has answered, also before the page was loaded again. */
export const openAttempts = (): readonly Attempt[] => z.array(attemptShape).safeParse(readKept(KEY)).data ?? [];

export const keepAttempts = (attempts: readonly Attempt[]): void => {
  keep(KEY, attempts.length > 0 ? attempts : undefined);
};

const orderOf = ({ lineIds, input }: Omit<Attempt, 'idempotencyKey'>): string => JSON.stringify([lineIds, input]);

/** The same order once more goes out under the same key, a changed one under a new key. */
export const nextAttempt = (
  earlier: readonly Attempt[],
  input: OrderInput,
  lines: readonly Pick<OrderedLine, 'id'>[],
): Attempt => {
  const wanted = { lineIds: lines.map(({ id }) => id), input };
  return earlier.find((attempt) => orderOf(attempt) === orderOf(wanted)) ?? { idempotencyKey: randomId(), ...wanted };
};

/** The attempts without one of them. */
export const without = (attempts: readonly Attempt[], { idempotencyKey }: Attempt): readonly Attempt[] =>
  attempts.filter((attempt) => attempt.idempotencyKey !== idempotencyKey);
