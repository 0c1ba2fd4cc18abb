import { t } from '@lingui/core/macro';
import { addressFields, required } from '../../kit/address/address-shape.js';
import { emailField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';

/** The seven fields, all required. */
export const checkoutShape = z.object({
  customerName: required(t`Please enter your full name`, 200),
  customerEmail: emailField,
  customerPhone: required(t`Please enter your phone number`, 40),
  ...addressFields,
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
