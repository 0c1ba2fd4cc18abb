import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { amountField } from '@hilltop/platform/values/amount-field';
import { emailField } from '@hilltop/platform/values/typed-email';
import { isReadable, lineField } from '@hilltop/platform/values/typed-text';
import { faults } from '../faults.en.js';

/** The tax that the buyer saw, in cents. */
export const taxAmountField = amountField('Tax', '2.40', { most: MAX_ORDER_CENTS });

export const customerFields = {
  customerName: lineField()
    .min(1, faults.required('customerName'))
    .max(200, faults.long('customerName', 200))
    .refine(isReadable, faults.unreadable('customerName')),
  customerEmail: emailField,
};
