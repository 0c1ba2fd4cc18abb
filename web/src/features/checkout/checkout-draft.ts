import { z } from '../../document/zod.js';
import { type CheckoutForm, emptyForm } from './checkout-form.js';
import { keep, readKept } from './tab-storage.js';

/** A change of the shape changes the version; what an older page kept is then left alone. */
const KEY = 'hilltop:checkout:v1';

const draftShape = z.object({
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});

/** What was typed in this tab for an order that is not placed yet. */
export const openDraft = (): CheckoutForm => draftShape.safeParse(readKept(KEY)).data ?? emptyForm;

/** Keeps what is typed until the order is placed or the tab is closed; an empty form is forgotten. */
export const keepDraft = (form: CheckoutForm): void => {
  keep(KEY, Object.values(form).some((text) => text !== '') ? form : undefined);
};
