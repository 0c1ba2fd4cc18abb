import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { formatCents } from '@hilltop/platform/values/cents';
import type { BasketLine, HoldExpired } from './basket-line.js';

export function holdExpired(lineId: string, name: string): HoldExpired {
  const message = `The seats for ${name} are no longer held for you. Nothing was charged.`;
  return { __typename: 'HoldExpired', message, lineId };
}

/** The tour was withdrawn. Its seats can be had for no other tour in this line. */
export function tourGone(lineId: string, name: string): HoldExpired {
  const message = `${name} is no longer offered. Please take it out of your cart; nothing was charged.`;
  return { __typename: 'HoldExpired', message, lineId };
}

export interface PriceChanged extends Refusal<'PriceChanged'> {
  readonly lineId: string;
  readonly name: string;
  readonly was: string;
  readonly is: string;
}

/** US cents. */
export function priceChanged(
  { id, name }: Pick<BasketLine, 'id' | 'name'>,
  wasCents: number,
  isCents: number,
): PriceChanged {
  const [was, is] = [formatCents(wasCents), formatCents(isCents)];
  const message = `${name} costs $${is} today, not $${was}. Nothing was charged.`;
  return { __typename: 'PriceChanged', message, lineId: id, name, was, is };
}
