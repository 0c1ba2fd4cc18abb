import { styled } from 'styled-components';
import { linesOfType } from '../../../services/shared/contracts/src/house/lines-of-type.js';
import type { StaffOrdersQuery } from '../../generated/staff-operations.js';
import { media } from '../../kit/design/media.js';

export type StaffOrder = NonNullable<StaffOrdersQuery['orders']>['orders'][number];

export type Goods = Extract<StaffOrder['lines'][number], { readonly __typename: 'OrderItem' }>;

export function goodsOf({ lines }: Pick<StaffOrder, 'lines'>): readonly Goods[] {
  return linesOfType(lines, 'OrderItem');
}

/** What staff cancel here. */
export type CancelableLine = Extract<
  StaffOrder['lines'][number],
  { readonly __typename: 'OrderItem' | 'OrderDonation' }
>;

/** Goods, and gifts to the house. */
export function cancelableOf({ lines }: Pick<StaffOrder, 'lines'>): readonly CancelableLine[] {
  return [...linesOfType(lines, 'OrderItem'), ...linesOfType(lines, 'OrderDonation')];
}

/** Pieces of a line that were not canceled. */
export function leftOf({ quantity, cancelled }: Readonly<Record<'quantity' | 'cancelled', number>>): number {
  return quantity - cancelled;
}

export const Lines = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th { text-align: left; font-weight: 600; }
  overflow-wrap: normal;
  th, td { padding: var(--s-1) 0; }
  :is(th, td):not(:first-child) { padding-left: var(--s-3); text-align: right; white-space: nowrap; }
  ${media.belowTablet} { :is(th, td):not(:first-child) { padding-left: var(--s-2); } }
  tfoot td, tfoot th { border-top: 1px solid var(--line); font-weight: 600; }
`;
