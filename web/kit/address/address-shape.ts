import { t } from '@lingui/core/macro';
import { lineField } from '../lib/typed-text.js';
import { z } from '../lib/zod.js';

export function required(message: string, most: number) {
  return lineField().min(1, message).max(most, t`At most ${most} characters, please`);
}

/** What a parcel is addressed by. */
export const addressFields = {
  address: required(t`Please enter your address`, 200),
  city: required(t`Please enter your city`, 100),
  state: required(t`Please enter your state`, 100),
  zipCode: required(t`Please enter your ZIP code`, 20),
};

/** A correction: an empty phone number stays as it is. */
export const correctionShape = z.object({
  ...addressFields,
  phone: lineField().max(40, t`At most 40 characters, please`),
});

export type AddressForm = z.input<typeof correctionShape>;
