import type { RefusalName, RefusalRow } from './refusal-row.js';

type TermsRefusal = 'ShippingChangedMeanwhile' | 'TaxChangedMeanwhile' | 'TaxExempt' | 'TaxRateNotFound';

export const termsProblems: { readonly [Name in TermsRefusal & RefusalName]: RefusalRow<Name> } = {
  ShippingChangedMeanwhile: {
    status: 409,
    name: 'shipping-changed-meanwhile',
    title: 'Someone else changed the shipping rate.',
  },
  TaxChangedMeanwhile: { status: 409, name: 'tax-changed-meanwhile', title: 'Someone else changed this tax.' },
  TaxExempt: { status: 409, name: 'tax-exempt', title: 'This is exempt from tax.' },
  TaxRateNotFound: { status: 404, name: 'tax-rate-not-found', title: 'There is no such rate to confirm.' },
};
