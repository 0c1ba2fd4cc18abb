import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { BookingToursDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { Dialog } from '../../kit/design/layers/dialog.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { printedCents } from '../../kit/lib/money.js';
import { longDate, printedTime } from '../../kit/lib/venue-dates.js';
import { AvailableTimes } from '../calendar/available-times.js';
import { sizedLabel } from '../calendar/seat-labels.js';
import { TourCalendar } from '../calendar/tour-calendar.js';
import { WhoIsComing } from '../party/who-is-coming.js';
import type { CartTour } from '../rules/cart-line.js';
import { type BookedTour, tourToBook } from '../state/booked-tour.js';
import { type ChangeOutcome, type ChangeTour, useTourChange } from './use-tour-change.js';

const Parts = styled.form`
  display: grid;
  gap: var(--s-5);
  grid-template-columns: minmax(0, 1fr);
`;

const Start = styled.div`
  display: grid;
  gap: var(--s-5);
  grid-template-columns: minmax(0, 1fr);
  ${media.fromDesktop} { grid-template-columns: minmax(0, 24rem) minmax(0, 1fr); }
`;

interface ChangeTourFormProps {
  readonly line: CartTour;
  readonly tour: BookedTour;
  readonly change: ChangeTour;
  readonly onClose: () => void;
}

/** Guests, day and time, next to what is in the cart now, and their cost. The guest's details stay. */
function ChangeTourForm({ line, tour: soldTour, change, onClose }: ChangeTourFormProps) {
  const choice = useTourChange(line, soldTour, change);
  const { tour, date, time, party, cents, availability, day, slot, closedDay, needed, isBusy } = choice;
  const { tourName, guestName, tourType, lineTotal } = line;
  const [before, tourTime] = [longDate(line.tourDate), printedTime(line.tourTime)];
  const chosenDay = date ? longDate(date) : '';
  const chosenTime = time ? printedTime(time) : '';
  const price = printedCents(cents);
  const isChosen = date !== undefined && time !== undefined;
  const submit = async (): Promise<void> => {
    if ((await choice.submit()) === 'done') onClose();
  };

  return (
    <Parts
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Text soft>
        <Trans>
          {tourName}, for {guestName}. What you typed stays, and so do your seats until the others are yours.
        </Trans>
      </Text>
      <WhoIsComing
        {...{ tour, party, tries: choice.tries, state: { date, time }, seats: { slot } }}
        onParty={choice.chooseParty}
      />
      {availability.hasFailed ? (
        <Notice tone="refused" title={t`We couldn’t load the calendar`} alert>
          <Button kind="second" small onClick={availability.retry}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      ) : null}
      <Start>
        <TourCalendar availability={availability} chosen={date} onChoose={choice.chooseDate} />
        <div>
          {closedDay ? (
            <Notice tone="refused" title={t`Please choose another day`} alert>
              {closedDay}
            </Notice>
          ) : null}
          <AvailableTimes
            {...{ tourType, date, day }}
            chosen={time}
            onChoose={choice.chooseTime}
            hasFailed={availability.hasFailed}
            labelOf={(each) => sizedLabel(tourType, each, needed)}
          />
        </div>
      </Start>
      <div aria-live="polite">
        <Leaders
          facts={[
            { term: t`Now: ${before}, ${tourTime}`, value: `$${lineTotal}` },
            isChosen
              ? { term: t`New: ${chosenDay}, ${chosenTime}`, value: price, grand: true }
              : { term: t`New`, value: t`Choose a date and a time`, grand: true },
          ]}
        />
        {choice.losesFood ? (
          <Text kind="small" mt={3}>
            <Trans>Food is for parties of ten or more, so it is taken out of your visit.</Trans>
          </Text>
        ) : null}
      </div>
      <ChangeRefused outcome={choice.outcome} />
      <Row>
        <Button type="submit" disabled={!choice.canSubmit} busy={isBusy} busyText={t`Holding your seats...`}>
          {isChosen ? t`Change it, ${price}` : t`Change it`}
        </Button>
        <Button kind="second" disabled={isBusy} onClick={onClose}>
          <Trans>Leave it as it is</Trans>
        </Button>
      </Row>
    </Parts>
  );
}

/** Nothing that was chosen is lost. */
function ChangeRefused({ outcome }: { readonly outcome: ChangeOutcome | undefined }) {
  if (outcome === undefined || outcome === 'done') return null;
  if (outcome === 'unanswered') {
    return (
      <Notice tone="refused" alert title={t`We didn’t get an answer`}>
        <Trans>Your cart shows what is held for you. Try again.</Trans>
      </Notice>
    );
  }
  if (outcome.__typename === 'AmountMismatch') {
    const price = `$${outcome.expected}`;
    return (
      <Notice tone="refused" alert title={t`It costs ${price} today`}>
        <Trans>Nothing was changed. Press once more to change it at this price.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="refused" alert title={t`Nothing was changed`}>
      {outcome.message} <Trans>Your seats stay as they are.</Trans>
    </Notice>
  );
}

interface ChangeTourDialogProps {
  readonly line: CartTour;
  readonly change: ChangeTour;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Asks for day, time and guests of a tour in the cart, as the first steps of a booking do. */
export function ChangeTourDialog({ line, change, onClose, onClosed }: ChangeTourDialogProps) {
  const { tourId, tourName } = line;
  const { data, error, refetch } = useQuery(BookingToursDocument);
  const sold = data?.tours?.find(({ id }) => id === tourId);
  const tour = sold && tourToBook([sold], new URLSearchParams());
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      onClosed={onClosed}
      title={t`Change guests or time`}
    >
      {tour ? <ChangeTourForm {...{ line, tour, change, onClose }} /> : null}
      {tour || error || data ? null : <Text role="status">{t`Loading tour information...`}</Text>}
      {error && !data ? (
        <Notice tone="refused" title={t`We couldn’t load the tour`} alert>
          {t`Your seats stay as they are.`}{' '}
          <Button kind="second" small onClick={() => void refetch().catch(() => undefined)}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      ) : null}
      {data && !tour ? (
        <Notice
          title={t`${tourName} is no longer on offer`}
        >{t`What is held in your cart can still be bought.`}</Notice>
      ) : null}
    </Dialog>
  );
}
