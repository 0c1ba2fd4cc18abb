import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { DATE_STEP } from '../state/booking-step.js';
import type { Booking } from '../state/use-booking.js';
import type { HoldRefusal } from './use-seat-hold.js';

export type HoldError = 'unanswered' | HoldRefusal;

/** For any time. */
function isOfParty({ __typename: kind }: HoldRefusal): boolean {
  return kind === 'TypeNotSold' || kind === 'TooManyOfType' || kind === 'ChildrenNeedAnAdult';
}

/** Nothing typed is lost. */
export function HoldErrorNotice({ error, booking }: { readonly error: HoldError; readonly booking: Booking }) {
  if (error === 'unanswered') {
    return (
      <Notice tone="refused" title="We couldn’t hold your seats" alert>
        We didn’t get an answer. Everything you typed is still here. Please try again.
      </Notice>
    );
  }
  if (isOfParty(error)) {
    return (
      <Notice tone="refused" title={error.message} alert>
        Everything you typed is still here.
      </Notice>
    );
  }
  const isGone = error.__typename === 'TourNotOffered';
  return (
    <Notice tone="refused" title={error.message} alert>
      Everything you typed is still here.
      <Row mt={3}>
        {isGone ? (
          <ButtonLink to="/tours" kind="second" small>
            See the tours
          </ButtonLink>
        ) : (
          <Button kind="second" small onClick={() => booking.send({ type: 'stepRequested', step: DATE_STEP })}>
            Pick another time
          </Button>
        )}
      </Row>
    </Notice>
  );
}
