import { emailField, lineField } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';

function required(message: string, most: number) {
  return lineField().min(1, message).max(most, `At most ${most} characters, please`);
}

/** The seven fields, all required. */
export const checkoutShape = z.object({
  customerName: required('Please enter your full name', 200),
  customerEmail: emailField,
  customerPhone: required('Please enter your phone number', 40),
  address: required('Please enter your address', 200),
  city: required('Please enter your city', 100),
  state: required('Please enter your state', 100),
  zipCode: required('Please enter your ZIP code', 20),
});

export type CheckoutForm = z.infer<typeof checkoutShape>;

/** Without an address, for pickup. */
export const payerShape = checkoutShape.extend({
  customerPhone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});

export const emptyForm: CheckoutForm = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
};
