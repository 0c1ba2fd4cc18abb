import { type Attempt, keptAttempts } from '../../kit/lib/send-once.js';
import { z } from '../../kit/lib/zod.js';
import { checkoutFields } from './checkout-draft.js';

const purchase = z.object({
  ...checkoutFields,
  sessionId: z.string(),
  version: z.string(),
  pickUp: z.boolean(),
  /** Of a purchase of which some things are sent. */
  pickUpLines: z.array(z.string()).optional(),
  takeWhatYouCanGet: z.boolean(),
  /** US dollars, two decimals. */
  total: z.string(),
  /** The parts of it that managers may change; missing in a tab of an earlier release. */
  shipping: z.string().optional(),
  tax: z.string().optional(),
  /** The payment; the mock's has no id. */
  paymentIntentId: z.string().optional(),
});

export type Purchase = z.infer<typeof purchase>;

export type OrderAttempt = Attempt<Purchase>;

/** This tab's unanswered purchases. A retry has the same payment and key; a changed purchase is another one. */
export const orderAttempts = keptAttempts('basket', purchase, ({ paymentIntentId: _, ...wanted }) => wanted);

export function unansweredOrder(sessionId: string): OrderAttempt | undefined {
  return orderAttempts.open().find(({ input }) => input.sessionId === sessionId);
}
