import { styled } from 'styled-components';
import type { AmountFactsFragment as Amount } from '../../generated/operations.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { signedCents } from '../../kit/lib/money.js';

const Sums = styled.div`
  display: contents;
  &[aria-busy='true'] > * { opacity: 0.55; }
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--s-4);
  padding-top: var(--s-3);
  border-top: 4px double var(--brass-deep);
  b { font: 400 var(--t-7)/1 var(--title); }
`;

interface OrderAmountsProps {
  /** As the server says, in this order. */
  readonly amounts: readonly Amount[];
  readonly label?: string;
  /** They are about to change. */
  readonly isSettling?: boolean;
}

function facts(amounts: readonly Amount[]) {
  return amounts.map(({ label, cents }) => ({ term: label, value: signedCents(cents) }));
}

/** Worded the same at checkout, in the confirmation, on the order's page and in the e-mailed receipt. */
export function OrderAmounts({ amounts, label, isSettling = false }: OrderAmountsProps) {
  const place = amounts.findIndex(({ kind }) => kind === 'TOTAL');
  const total = amounts[place];
  if (total === undefined) return null;
  const paid = amounts.slice(place + 1);
  return (
    <Sums aria-busy={isSettling}>
      <Leaders facts={facts(amounts.slice(0, place))} />
      <Total>
        <span>{label ?? total.label}</span>
        <b>{signedCents(total.cents)}</b>
      </Total>
      {paid.length > 1 ? <Leaders facts={facts(paid)} /> : null}
    </Sums>
  );
}
