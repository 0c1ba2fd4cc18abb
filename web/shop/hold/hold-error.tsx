import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      <Notice tone="refused" title={t`We couldn’t hold your seats`} alert>
        <Trans>We didn’t get an answer. Everything you typed is still here. Please try again.</Trans>
      </Notice>
    );
  }
  if (isOfParty(error)) {
    return (
      <Notice tone="refused" title={error.message} alert>
        <Trans>Everything you typed is still here.</Trans>
      </Notice>
    );
  }
  const isGone = error.__typename === 'TourNotOffered';
  return (
    <Notice tone="refused" title={error.message} alert>
      <Trans>Everything you typed is still here.</Trans>
      <Row mt={3}>
        {isGone ? (
          <ButtonLink to="/tours" kind="second" small>
            <Trans>See the tours</Trans>
          </ButtonLink>
        ) : (
          <Button kind="second" small onClick={() => booking.send({ type: 'stepRequested', step: DATE_STEP })}>
            <Trans>Pick another time</Trans>
          </Button>
        )}
      </Row>
    </Notice>
  );
}
