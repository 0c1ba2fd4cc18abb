import { useQuery } from '@apollo/client/react';
import { Button } from '../../../design/controls/button.js';
import { Dialog } from '../../../design/layers/dialog.js';
import { Notice } from '../../../design/marks/notice.js';
import { Text } from '../../../design/type/text.js';
import { BookingToursDocument } from '../../../generated/operations.js';
import type { CartTour } from '../../../lib/cart-line.js';
import { tourToBook } from '../state/booked-tour.js';
import { ChangeTourForm } from './change-tour-form.js';
import type { ChangeTour } from './use-tour-change.js';

interface ChangeTourDialogProps {
  readonly line: CartTour;
  readonly change: ChangeTour;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Asks for day, time and guests of a tour in the cart, as the first steps of a booking do. */
export function ChangeTourDialog({ line, change, onClose, onClosed }: ChangeTourDialogProps) {
  const { data, error, refetch } = useQuery(BookingToursDocument);
  const sold = data?.tours?.find(({ id }) => id === line.tourId);
  const tour = sold && tourToBook([sold], new URLSearchParams());
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      onClosed={onClosed}
      title="Change guests or time"
    >
      {tour ? <ChangeTourForm {...{ line, tour, change, onClose }} /> : null}
      {tour || error || data ? null : <Text role="status">Loading tour information...</Text>}
      {error && !data ? (
        <Notice tone="refused" title="We couldn’t load the tour" alert>
          Your seats stay as they are.{' '}
          <Button kind="second" small onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {data && !tour ? (
        <Notice title={`${line.tourName} is no longer on offer`}>What is held in your cart can still be bought.</Notice>
      ) : null}
    </Dialog>
  );
}
