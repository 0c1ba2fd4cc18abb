import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { tourDrawings } from '#house/drawings/tour-drawings.js';
import { DrawnIcon } from '../../kit/design/marks/icon.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Why } from '../../kit/design/marks/why.js';
import { Text } from '../../kit/design/type/text.js';
import { toCents } from '../../kit/lib/money.js';
import { isolated } from '../../kit/lib/names.js';
import { reasonsOf } from '../../kit/lib/tickets/ticket-words.js';
import { longDate, printedTime, spokenTime } from '../../kit/lib/venue-dates.js';
import type { CartTour } from '../rules/cart-line.js';
import { Actions, BIN, Line, LinePicture } from './cart-line-parts.js';
import { HeldLamps } from './held-lamps.js';
import { NotHeld } from './not-held.js';
import { useTourCountdown } from './use-tour-countdown.js';

const Facts = styled.div`
  grid-column: 2 / 4;
  display: grid;
  gap: var(--s-1);
  max-width: 34rem;
  dl { --leaders-gap: 2px; font-size: var(--t-2); }
  &:empty { display: none; }
  @media (max-width: 36rem) { grid-column: 1 / -1; }
`;

/** What the party has ordered, and that the restaurant is paid for it. */
function foodWords({ foodTotal, foodRestaurant: restaurant, foodDeliveryTime }: CartTour): string {
  const time = foodDeliveryTime && spokenTime(printedTime(foodDeliveryTime));
  const { meetAt } = thisHouse.texts;
  const unnamed = time ? t`Food from the restaurant, at ${meetAt} at ${time}.` : t`Food from the restaurant.`;
  const named = (restaurant: string) =>
    time ? t`Food from ${restaurant}, at ${meetAt} at ${time}.` : t`Food from ${restaurant}.`;
  const paid = t`Pay the restaurant $${foodTotal}, not part of this sum.`;
  return [restaurant === null ? unnamed : named(restaurant), paid].join(' ');
}

/** What a party is charged by type of guest, why, and what it pays the restaurant. Nothing where one price says it all. */
function CartTourFacts({ tour }: { readonly tour: CartTour }) {
  const { tickets, foodTotal } = tour;
  return (
    <Facts>
      {tickets.length > 1 ? (
        <Leaders
          facts={tickets.map(({ count, singular, plural, unitPrice, amount }) => {
            const guests = count === 1 ? singular : plural;
            return { term: t`${count} ${guests} at $${unitPrice}`, value: `$${amount}` };
          })}
        />
      ) : null}
      {reasonsOf(tickets).map((reason) => (
        <Why key={reason}>
          <Trans>{reason}, already in the prices</Trans>
        </Why>
      ))}
      {toCents(foodTotal) > 0 ? (
        <Text kind="small" soft>
          {foodWords(tour)}
        </Text>
      ) : null}
    </Facts>
  );
}

interface CartTourRowProps {
  readonly tour: CartTour;
  readonly onChange: () => void;
  readonly onRemove: () => void;
  readonly onLinkPressed: () => void;
}

/** It gets the focus when the change is closed. */
export function changeButtonId(lineId: string): string {
  return `change-${lineId}`;
}

/** With the time that its seats are still held, which the server decides. */
export function CartTourRow({ tour, onChange, onRemove, onLinkPressed }: CartTourRowProps) {
  const { secondsLeft, spoken } = useTourCountdown(tour);
  const { id, tourType, tourName, tourDate, tourTime, party, guestName, lineTotal, held, heldUntil, offered } = tour;
  const guest = isolated(guestName);

  return (
    <Line>
      <LinePicture data-tour="" data-off={held ? undefined : ''}>
        <img src={tourDrawings[tourType].src} alt="" width={84} height={112} />
      </LinePicture>
      <div>
        <b>{tourName}</b>
        <Text kind="small">
          {longDate(tourDate)}, {printedTime(tourTime)}
        </Text>
        <Text kind="small" soft>
          <Trans>
            {party}, for {guest}
          </Trans>
        </Text>
      </div>
      {held ? <strong>${lineTotal}</strong> : <s>${lineTotal}</s>}
      <CartTourFacts tour={tour} />
      <Actions data-wide="">
        {held ? (
          <HeldLamps heldUntil={heldUntil} secondsLeft={secondsLeft} spoken={spoken} />
        ) : (
          <NotHeld tour={tour} onLinkPressed={onLinkPressed} />
        )}
        {offered ? (
          <button
            id={changeButtonId(id)}
            type="button"
            aria-label={t`Change guests or time: ${tourName}`}
            onClick={onChange}
          >
            <Trans>Change guests or time</Trans>
          </button>
        ) : null}
        <button type="button" aria-label={t`Remove ${tourName}`} onClick={onRemove}>
          <DrawnIcon path={BIN} size={18} />
          <Trans>Remove</Trans>
        </button>
      </Actions>
    </Line>
  );
}
