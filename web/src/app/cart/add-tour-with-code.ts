import type { AddTour } from '../../features/booking/payment/add-tour.js';
import { addTour } from '../../features/cart/add-tour.js';
import { cartSummary } from '../../features/cart/cart-summary.js';
import { sendCode } from '../../features/cart/use-code.js';
import { keepDraft, openDraft } from '../../features/checkout/checkout-draft.js';
import { sendTypedCode } from '../../lib/typed-code.js';

/**
 * Puts a tour into the cart, then uses the code that is typed. One that is refused stays typed, and the field of the checkout says why;
 * the tour is in the cart all the same. The checkout takes name and address from the tour, and from here the phone number.
 */
export const addTourWithCode: AddTour = async (client, tour, next) => {
  const outcome = await addTour(client, tour);
  if (outcome !== 'done') return outcome;
  await sendTypedCode((typed) => sendCode(client, typed));
  if (next === 'store') return 'done';
  const draft = openDraft();
  if (draft.customerPhone === '') keepDraft({ ...draft, customerPhone: tour.line.phone });
  cartSummary.send({ layer: 'checkout' });
  return 'done';
};
