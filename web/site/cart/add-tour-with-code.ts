import type { ApolloClient } from '@apollo/client';
import { sendTypedCode, typedCode } from '../../kit/lib/typed-code.js';
import { addTour } from '../../shop/cart/add-tour.js';
import { cartSummary } from '../../shop/cart/cart-summary.js';
import { sendCode, tryCode } from '../../shop/cart/use-code.js';
import { keepDraft, openDraft } from '../../shop/checkout/checkout-draft.js';
import type { AddTour } from '../../shop/payment/add-tour.js';

/** Uses what is typed, or leaves it typed until the tour is in the cart. @returns false when it was refused: the field says why */
async function isGood(client: ApolloClient): Promise<boolean> {
  const { typed } = typedCode.state();
  let isLater = false;
  const outcome = await sendTypedCode(async (code) => {
    const answer = await tryCode(client, code);
    isLater = answer === 'later';
    return typeof answer === 'object' ? answer.refused : undefined;
  });
  if (isLater) typedCode.send({ typed });
  return outcome !== 'refused';
}

/**
 * Puts a tour into the cart and uses the code that is typed. For the checkout, a code that is refused leaves the tour where it is: only
 * whether a code fits this tour is known in the cart alone. Otherwise it stays typed, and the field of the checkout says why it was refused.
 * The checkout takes name and address from the tour, and from here the phone number.
 */
export const addTourWithCode: AddTour = async (client, tour, next) => {
  const { typed } = typedCode.state();
  if (next === 'checkout' && !(await isGood(client))) return 'codeRefused';
  const outcome = await addTour(client, tour);
  if (outcome !== 'done') {
    typedCode.send({ typed });
    return outcome;
  }
  await sendTypedCode((code) => sendCode(client, code));
  if (next === 'store') return 'done';
  const draft = openDraft();
  if (draft.customerPhone === '') keepDraft({ ...draft, customerPhone: tour.line.phone });
  cartSummary.send({ layer: 'checkout' });
  return 'done';
};
