import { readHouse } from '@hilltop/house/read-house';
import { formatCents } from '@hilltop/platform/values/cents';
import type { StoreTerms } from '../generated/schema-types.js';
import { formatRate } from '../tax/tax-lines.js';
import type { TermsNow } from './store-terms.repository.js';

export function storeTermsView({ shippingCents, rates }: TermsNow): StoreTerms {
  const taxes = Object.entries(rates).filter(([, basisPoints]) => basisPoints > 0);
  return {
    __typename: 'StoreTerms',
    shipping: formatCents(shippingCents),
    giftsFor: readHouse().facts.giftsFor ?? null,
    taxes: taxes.map(([code, basisPoints]) => ({ code, rate: formatRate(basisPoints) })),
  };
}
