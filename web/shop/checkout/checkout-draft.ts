import { tabItem } from '../../kit/lib/tab-storage.js';
import { z } from '../../kit/lib/zod.js';
import { type CheckoutForm, emptyForm } from './checkout-form.js';

export const checkoutFields = {
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
};

const draft = tabItem('hilltop:checkout:v1', z.object(checkoutFields));

/** What was typed in this tab for an unplaced order. */
export function openDraft(): CheckoutForm {
  return draft.read() ?? emptyForm;
}

/** Stores a draft until the order is placed or the tab closes; removes an empty one. */
export function keepDraft(form: CheckoutForm): void {
  draft.write(Object.values(form).some((text) => text !== '') ? form : undefined);
}
