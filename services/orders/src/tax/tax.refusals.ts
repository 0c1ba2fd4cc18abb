import type { Refusal } from '@hilltop/platform/outcome/refusal';
import type { TaxCode as TaxCodeView } from '../generated/schema-types.js';
import type { TaxCode } from './tax-code.entity.js';

export interface TaxChangedMeanwhile extends Refusal<'TaxChangedMeanwhile'> {
  readonly currentCode: TaxCodeView;
}

export function taxChangedMeanwhile(currentCode: TaxCodeView): TaxChangedMeanwhile {
  const message = `Someone else has changed the tax of ${currentCode.name.toLowerCase()}. Please look at it again.`;
  return { __typename: 'TaxChangedMeanwhile', message, currentCode };
}

export type TaxExempt = Refusal<'TaxExempt'>;

export function taxExempt({ name }: TaxCode): TaxExempt {
  const message = `${name} are exempt: bookings sells them on its own, without tax. They cannot be given a rate here.`;
  return { __typename: 'TaxExempt', message };
}

export type TaxRateNotFound = Refusal<'TaxRateNotFound'>;

export const taxRateNotFound: TaxRateNotFound = {
  __typename: 'TaxRateNotFound',
  message: 'There is no such rate to confirm: only the rate that was set last can be confirmed, once.',
};
