import type { CartLine } from '../../lib/cart-line.js';
import { randomId } from '../../lib/random-id.js';
import { tabItem } from '../../lib/tab-storage.js';
import { z } from '../../lib/zod.js';
import { checkoutFields } from './checkout-draft.js';
import type { OrderInput } from './order-input.js';

const attemptSchema = z.object({
  idempotencyKey: z.string(),
  /** Ids of the cart's lines: the same products added again are another order. */
  lineIds: z.array(z.string()),
  input: z.object({
    ...checkoutFields,
    items: z.string(),
    total: z.string(),
    shipping: z.string(),
    status: z.string(),
  }),
  /** The payment; the mock's has no id. */
  paymentIntentId: z.string().optional(),
});

/** An order sent but not answered, with its idempotency key. */
export type Attempt = z.infer<typeof attemptSchema>;

const stored = tabItem('hilltop:order-attempts:v1', z.array(attemptSchema));

/** This tab's unanswered orders. They survive a reload. */
export function openAttempts(): readonly Attempt[] {
  return stored.read() ?? [];
}

export function keepAttempts(attempts: readonly Attempt[]): void {
  stored.write(attempts.length > 0 ? [...attempts] : undefined);
}

function orderOf({ lineIds, input }: Pick<Attempt, 'lineIds' | 'input'>): string {
  return JSON.stringify([lineIds, input]);
}

/** A retry of the same order reuses its key; a changed order gets a new one. */
export function nextAttempt(
  earlier: readonly Attempt[],
  input: OrderInput,
  lines: readonly Pick<CartLine, 'id'>[],
): Attempt {
  const wanted = { lineIds: lines.map(({ id }) => id), input };
  return earlier.find((attempt) => orderOf(attempt) === orderOf(wanted)) ?? { idempotencyKey: randomId(), ...wanted };
}

/** The attempts without the given one. */
export function without(attempts: readonly Attempt[], { idempotencyKey }: Attempt): readonly Attempt[] {
  return attempts.filter((attempt) => attempt.idempotencyKey !== idempotencyKey);
}
