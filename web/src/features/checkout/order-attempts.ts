import { type Attempt, keptAttempts } from '../../lib/send-once.js';
import { z } from '../../lib/zod.js';
import { checkoutFields } from './checkout-draft.js';

const order = z.object({
  ...checkoutFields,
  items: z.string(),
  total: z.string(),
  shipping: z.string(),
  status: z.string(),
});

const attempted = z.object({
  /** Ids of the cart's lines: the same products added again are another order. */
  lineIds: z.array(z.string()),
  order,
  /** The payment; the mock's has no id. */
  paymentIntentId: z.string().optional(),
});

export type OrderAttempt = Attempt<z.infer<typeof attempted>>;

/** This tab's unanswered orders. A retry of the same order has its payment and its key; a changed order is another. */
export const orderAttempts = keptAttempts('order', attempted, ({ lineIds, order: wanted }) => [lineIds, wanted]);
