import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { amountField } from '@hilltop/platform/values/amount-field';
import { emailField } from '@hilltop/platform/values/typed-email';
import { isReadable, lineField } from '@hilltop/platform/values/typed-text';

/** The tax that the buyer saw, in cents. */
export const taxAmountField = amountField('Tax', '2.40', { most: MAX_ORDER_CENTS });

export const customerFields = {
  customerName: lineField()
    .min(1, 'Full name is required')
    .max(200, 'Full name can have at most 200 characters')
    .refine(isReadable, 'Full name has no letters'),
  customerEmail: emailField,
};
