import type { RefusalName, RefusalRow } from './refusal-row.js';

type LineRefusal = 'OrderLineNotCancelable' | 'OrderLineQuoteChanged' | 'OrderRefundNotFailed';

export const orderProblems: { readonly [Name in LineRefusal & RefusalName]: RefusalRow<Name> } = {
  OrderLineNotCancelable: { status: 409, name: 'order-line-not-cancelable', title: 'This line cannot be canceled.' },
  OrderLineQuoteChanged: { status: 409, name: 'order-line-quote-changed', title: 'Someone else changed this order.' },
  OrderRefundNotFailed: { status: 409, name: 'order-refund-not-failed', title: 'This refund has not failed.' },
};
