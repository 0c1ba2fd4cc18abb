import { useEffect, useRef } from 'react';
import { Button } from '../../design/controls/button.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Row } from '../../design/layout/stack.js';
import { Notice } from '../../design/marks/notice.js';
import { DATE_STEP, DETAILS_STEP } from './booking-step.js';
import { BOOKING_FAILED, type BookingTrouble, type WayOn } from './booking-trouble.js';
import type { CardFault } from './card-form.js';
import type { Booking } from './use-booking.js';

const WayOnButton = ({ wayOn, booking }: { readonly wayOn: WayOn; readonly booking: Booking }) => {
  if (wayOn === 'retry') return null;
  if (wayOn === 'tours') {
    return (
      <ButtonLink to="/tours" kind="second" small>
        See the tours
      </ButtonLink>
    );
  }
  const [step, words] =
    wayOn === 'time' ? ([DATE_STEP, 'Pick another time'] as const) : ([DETAILS_STEP, 'Go to your details'] as const);
  return (
    <Button kind="second" small onClick={() => booking.send({ type: 'stepRequested', step })}>
      {words}
    </Button>
  );
};

type PaymentAlertProps = {
  readonly faults: readonly CardFault[];
  readonly trouble: BookingTrouble | undefined;
  readonly booking: Booking;
};

/** The one alert above the payment form: what is wrong with the card, or why there is no booking (spec.md §2, §5, §8). */
export const PaymentAlert = ({ faults, trouble, booking }: PaymentAlertProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble !== undefined) place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [trouble]);

  const [first, ...others] = faults;
  if (first !== undefined) {
    return (
      <Notice tone="refused" title={first.message} alert>
        {others.map(({ field, message }) => (
          <p key={field}>{message}</p>
        ))}
        <p>Nothing has been charged. All that you typed is still here.</p>
      </Notice>
    );
  }
  if (trouble === undefined) return null;
  return (
    <div ref={place}>
      <Notice tone="refused" title={BOOKING_FAILED} alert>
        {trouble.facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <Row mt={trouble.wayOn === 'retry' ? 0 : 3}>
          <WayOnButton wayOn={trouble.wayOn} booking={booking} />
        </Row>
      </Notice>
    </div>
  );
};
