import { tabItem } from '../../lib/tab-storage.js';
import { z } from '../../lib/zod.js';
import type { GiftVoucherForm } from './gift-voucher-form.js';

const typed: z.ZodType<GiftVoucherForm> = z.object({
  amount: z.string(),
  ownAmount: z.string(),
  recipientName: z.string(),
  fromName: z.string(),
  message: z.string(),
  to: z.string(),
  recipientEmail: z.string(),
  sendOn: z.string(),
});

/** What was typed in this tab, and is not in the cart yet. */
export const giftVoucherDraft = tabItem('hilltop:gift-voucher:v1', typed);
