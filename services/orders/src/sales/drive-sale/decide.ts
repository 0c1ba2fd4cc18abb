import { haveVisit, isShipped, kindOf } from '../../lines/kinds/line-kinds.js';
import type { SaleLine, StoredRefusal } from '../../lines/sale-line.entity.js';
import { refuse } from '../../refusals.en.js';
import type { Sale } from '../sale.entity.js';

/** The result of a sale whose lines all have their answer. In cents. */
export type Decision = { readonly costCents: number } | { readonly refusal: StoredRefusal };

type Decided = Pick<SaleLine, 'kind' | 'facts' | 'cents' | 'taxCents' | 'state' | 'refusal'>;

/**
 * A refusal cancels the whole, unless the visitor takes the rest: always for a tour, for a product only if no tour is bought.
 * Shipping is charged while a product is sent, and tax on what is charged.
 */
export function decide(
  sale: Pick<Sale, 'takesTheRest' | 'shippingCents' | 'shippingTaxCents'>,
  lines: readonly Decided[],
): Decision {
  const confirmed = lines.filter(({ state }) => state === 'confirmed');
  const refusals = lines.filter(({ state }) => state === 'refused');
  const decides = haveVisit(lines) ? 'isVisit' : 'isSendable';
  const decisive = sale.takesTheRest ? undefined : refusals.find((line) => kindOf(line)[decides]);
  const reason = decisive ?? (confirmed.length === 0 ? refusals[0] : undefined);
  if (reason) return { refusal: reason.refusal ?? refuse.PaymentRefused.unknown() };
  return { costCents: costOf(sale, confirmed) };
}

/** Cents of the lines with their tax, and shipping while a product is sent. */
export function costOf(
  { shippingCents, shippingTaxCents }: Pick<Sale, 'shippingCents' | 'shippingTaxCents'>,
  confirmed: readonly Pick<SaleLine, 'kind' | 'facts' | 'cents' | 'taxCents'>[],
): number {
  const isSent = confirmed.some(isShipped);
  const sentCents = isSent ? shippingCents + shippingTaxCents : 0;
  return confirmed.reduce((sum, { cents, taxCents }) => sum + cents + taxCents, sentCents);
}
