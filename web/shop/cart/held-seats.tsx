import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Text } from '../../kit/design/type/text.js';
import { toCents } from '../../kit/lib/money.js';
import type { CartTour } from '../rules/cart-line.js';
import { ChangeRuleLine } from '../rules/change-rule-line.js';
import { HeldLamps } from './held-lamps.js';
import { NotHeld } from './not-held.js';
import { useTourCountdown } from './use-tour-countdown.js';

const List = styled.ul`
  display: grid;
  gap: var(--s-4);
  &:focus { outline: none; }
`;

interface HeldTourProps {
  readonly tour: CartTour;
  readonly onLinkPressed: () => void;
  readonly onHeld: () => void;
}

function HeldTour({ tour, onLinkPressed, onHeld }: HeldTourProps) {
  const { secondsLeft, spoken } = useTourCountdown(tour);
  const { tourName, startsAt, lineTotal, held, heldUntil } = tour;
  return (
    <li>
      <Text kind="small" mb={2}>
        {tourName}
      </Text>
      {held ? (
        <>
          <HeldLamps heldUntil={heldUntil} secondsLeft={secondsLeft} spoken={spoken} />
          <ChangeRuleLine startsAt={startsAt} cents={toCents(lineTotal)} />
        </>
      ) : (
        <NotHeld tour={tour} onLinkPressed={onLinkPressed} onHeld={onHeld} />
      )}
    </li>
  );
}

interface HeldSeatsProps {
  readonly tours: readonly CartTour[];
  readonly onLinkPressed: () => void;
}

/** During payment: how long each tour's seats are held, or the way back. */
export function HeldSeats({ tours, onLinkPressed }: HeldSeatsProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <List ref={list} tabIndex={-1} aria-label={t`Your seats`}>
      {tours.map((tour) => (
        <HeldTour key={tour.id} tour={tour} onLinkPressed={onLinkPressed} onHeld={() => list.current?.focus()} />
      ))}
    </List>
  );
}
