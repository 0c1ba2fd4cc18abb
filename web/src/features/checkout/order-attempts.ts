import type { CartLine } from '../../lib/cart-line.js';
import { randomId } from '../../lib/random-id.js';
import { tabItem } from '../../lib/tab-storage.js';
import { z } from '../../lib/zod.js';
import type { OrderInput } from './order-input.js';

const attemptSchema = z.object({
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
  /** What paid for it; the mock is not named. */
  paymentIntentId: z.string().optional(),
});

/** An order that was sent and not answered, under the key that makes it count once. */
export type Attempt = z.infer<typeof attemptSchema>;

const stored = tabItem('hilltop:order-attempts:v1', z.array(attemptSchema));

/** The orders of this tab that were not answered, also before a reload. */
export function openAttempts(): readonly Attempt[] {
  return stored.read() ?? [];
}

export function keepAttempts(attempts: readonly Attempt[]): void {
  stored.write(attempts.length > 0 ? [...attempts] : undefined);
}

function orderOf({ lineIds, input }: Pick<Attempt, 'lineIds' | 'input'>): string {
  return JSON.stringify([lineIds, input]);
}

/** The same order once more goes out under the same key, a changed one under a new key. */
export function nextAttempt(
  earlier: readonly Attempt[],
  input: OrderInput,
  lines: readonly Pick<CartLine, 'id'>[],
): Attempt {
  const wanted = { lineIds: lines.map(({ id }) => id), input };
  return earlier.find((attempt) => orderOf(attempt) === orderOf(wanted)) ?? { idempotencyKey: randomId(), ...wanted };
}

/** The attempts without one of them. */
export function without(attempts: readonly Attempt[], { idempotencyKey }: Attempt): readonly Attempt[] {
  return attempts.filter((attempt) => attempt.idempotencyKey !== idempotencyKey);
}
