import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { DATE_STEP, DETAILS_STEP, FOOD_STEP } from '../state/booking-step.js';
import type { Booking } from '../state/use-booking.js';
import type { BookingError, FixLocation } from './booking-error.js';
import type { CardError } from './card-form.js';

const STEPS = {
  time: [DATE_STEP, t`Pick another time`],
  details: [DETAILS_STEP, t`Go to your details`],
  food: [FOOD_STEP, t`Go to your food`],
} as const;

function WayOnButton({ fixAt, booking }: { readonly fixAt: FixLocation; readonly booking: Booking }) {
  if (fixAt === 'retry') return null;
  if (fixAt === 'tours') {
    return (
      <ButtonLink to="/tours" kind="second" small>
        <Trans>See the tours</Trans>
      </ButtonLink>
    );
  }
  if (typeof fixAt === 'object') {
    return (
      <ButtonLink to="/visit" state={{ code: fixAt.visit }} kind="second" small>
        <Trans>Get its ticket</Trans>
      </ButtonLink>
    );
  }
  const [step, words] = STEPS[fixAt];
  return (
    <Button kind="second" small onClick={() => booking.send({ type: 'stepRequested', step })}>
      {words}
    </Button>
  );
}

interface PaymentAlertProps {
  readonly invalid: readonly CardError[];
  readonly error: BookingError | undefined;
  readonly booking: Booking;
}

/** What is wrong with the card, or why there is no booking. */
export function PaymentAlert({ invalid, error, booking }: PaymentAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== undefined) place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [error]);

  const [first, ...others] = invalid;
  if (first !== undefined) {
    return (
      <Notice tone="refused" title={first.message} alert>
        {others.map(({ field, message }) => (
          <p key={field}>{message}</p>
        ))}
        <p>{t`Nothing has been charged. Everything you typed is still here.`}</p>
      </Notice>
    );
  }
  if (error === undefined) return null;
  return (
    <div ref={place}>
      <Notice tone="refused" title={error.title} alert>
        {error.facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <Row mt={error.fixAt === 'retry' ? 0 : 3}>
          <WayOnButton fixAt={error.fixAt} booking={booking} />
        </Row>
      </Notice>
    </div>
  );
}
