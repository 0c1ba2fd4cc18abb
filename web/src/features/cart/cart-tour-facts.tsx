import { styled } from 'styled-components';
import { Leaders } from '../../design/marks/leaders.js';
import { Why } from '../../design/marks/why.js';
import { Text } from '../../design/type/text.js';
import type { CartTour } from '../../lib/cart-line.js';
import { toCents } from '../../lib/money.js';

const Facts = styled.div`
  grid-column: 2 / 4;
  display: grid;
  gap: var(--s-1);
  max-width: 34rem;
  dl { --leaders-gap: 2px; font-size: var(--t-2); }
  &:empty { display: none; }
  @media (max-width: 36rem) { grid-column: 1 / -1; }
`;

/** What a party is charged by type of guest, why, and what it pays the restaurant. Nothing where one price says it all. */
export function CartTourFacts({ tour }: { readonly tour: CartTour }) {
  const { tickets, foodTotal, foodRestaurant, foodDeliveryTime } = tour;
  const reasons = [...new Set(tickets.flatMap(({ reason }) => reason ?? []))];
  const restaurant = foodRestaurant ?? 'the restaurant';
  return (
    <Facts>
      {tickets.length > 1 ? (
        <Leaders
          facts={tickets.map(({ count, singular, plural, unitPrice, amount }) => ({
            term: `${count} ${count === 1 ? singular : plural} at $${unitPrice}`,
            value: `$${amount}`,
          }))}
        />
      ) : null}
      {reasons.map((reason) => (
        <Why key={reason}>{reason}, already in the prices</Why>
      ))}
      {toCents(foodTotal) > 0 ? (
        <Text kind="small" soft>
          Food from {restaurant}
          {foodDeliveryTime ? `, at the gate at ${foodDeliveryTime}` : ''}. Pay the restaurant ${foodTotal}, not part of
          this sum.
        </Text>
      ) : null}
    </Facts>
  );
}
