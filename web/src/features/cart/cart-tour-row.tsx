import { tourDrawings } from '../../art/tour-drawings.js';
import { DrawnIcon } from '../../design/marks/icon.js';
import { Text } from '../../design/type/text.js';
import type { CartTour } from '../../lib/cart-line.js';
import { longDate } from '../../lib/venue-dates.js';
import { Actions, BIN, Line, LinePicture } from './cart-line-parts.js';
import { CartTourFacts } from './cart-tour-facts.js';
import { HeldLamps } from './held-lamps.js';
import { NotHeld } from './not-held.js';
import { useTourCountdown } from './use-tour-countdown.js';

interface CartTourRowProps {
  readonly tour: CartTour;
  readonly onChange: () => void;
  readonly onRemove: () => void;
  readonly onLinkPressed: () => void;
}

/** Receives the focus when the change is closed. */
export function changeButtonId(lineId: string): string {
  return `change-${lineId}`;
}

/** A tour in the cart, with the time that its seats are still held. The server says whether they are. */
export function CartTourRow({ tour, onChange, onRemove, onLinkPressed }: CartTourRowProps) {
  const { secondsLeft, spoken } = useTourCountdown(tour);
  const { id, tourType, tourName, tourDate, tourTime, party, guestName, lineTotal, held, heldUntil } = tour;

  return (
    <Line>
      <LinePicture data-tour="" data-off={held ? undefined : ''}>
        <img src={tourDrawings[tourType].src} alt="" width={84} height={112} />
      </LinePicture>
      <div>
        <b>{tourName}</b>
        <Text kind="small">
          {longDate(tourDate)}, {tourTime}
        </Text>
        <Text kind="small" soft>
          {party}, for {guestName}
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
        <button
          id={changeButtonId(id)}
          type="button"
          aria-label={`Change guests or time: ${tourName}`}
          onClick={onChange}
        >
          Change guests or time
        </button>
        <button type="button" aria-label={`Remove ${tourName}`} onClick={onRemove}>
          <DrawnIcon path={BIN} size={18} />
          Remove
        </button>
      </Actions>
    </Line>
  );
}
