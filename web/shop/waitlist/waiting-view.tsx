import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { spelledNumber, spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { partyOr } from '../../kit/lib/tickets/ticket-words.js';
import { bookingAddress, NO_LONGER_OFFERED } from '../../kit/lib/tour-labels.js';
import { dayWithoutYear, venueTime } from '../../kit/lib/venue-dates.js';
import type { TicketFact } from '../design/ticket.js';
import type { EntryState } from './use-waitlist-entry.js';
import { WaitlistFrame } from './waitlist-frame.js';
import { partiesInWords, timeFacts, timesInWords, type WaitlistEntry } from './waitlist-labels.js';
import { ActionRow, Course } from './waitlist-layout.js';

export function waitingFacts(entry: WaitlistEntry): TicketFact[] {
  return [
    { term: t`Tour`, value: entry.tourName ?? NO_LONGER_OFFERED },
    ...timeFacts(entry.times),
    { term: t`Guests`, value: partyOr(entry, spelledNumberCapitalized(entry.guests)) },
    // Nobody is before a party that has left the line.
    ...(entry.status === 'expired' ? [] : [{ term: t`Before you`, value: partiesInWords(entry.partiesBefore) }]),
  ];
}

export const NOTHING_TO_PAY = { label: t`Due now`, amount: t`Nothing` };

/** A waiting party: its place, and what happens next. */
export function WaitingView({ entry, isBusy, isNews, leave }: EntryState & { readonly entry: WaitlistEntry }) {
  const { times, guests, partiesBefore, email, closesAt, tourType } = entry;
  const lastDay = dayWithoutYear(times.at(-1)?.tourDate ?? '');
  const time = venueTime(closesAt);
  const number = spelledNumber(guests);
  const seats = spelledNumberCapitalized(guests);
  const parties = spelledNumber(partiesBefore);
  const closed = times.filter((time) => time.closed);
  const open = times.filter((time) => !time.closed);
  if (open.length === 0) return <ClosedView entry={entry} isBusy={isBusy} isNews={isNews} leave={leave} />;
  const when = timesInWords(open);
  const closedTimes = timesInWords(closed);
  return (
    <WaitlistFrame
      title={t`You are on the list`}
      lead={plural(guests, {
        one: `${seats} seat, ${when}. You pay nothing until we find it.`,
        other: `${seats} seats, ${when}. You pay nothing until we find them.`,
      })}
      ticket={{ title: t`Waiting List`, facts: waitingFacts(entry), total: NOTHING_TO_PAY }}
      isNews={isNews}
    >
      {closed.length > 0 ? (
        <Notice title={t`We closed some of your times`}>
          <Trans>There is no tour on {closedTimes}. You still wait for the others.</Trans>
        </Notice>
      ) : null}
      <h2>
        <Trans>What happens now</Trans>
      </h2>
      <Course>
        <li aria-current="step">
          <b>
            {plural(partiesBefore, {
              0: 'Now: you are first',
              one: `Now: ${parties} party is before you`,
              other: `Now: ${parties} parties are before you`,
            })}
          </b>
          <span>
            <Trans>We write to {email}. Nothing to pay.</Trans>
          </span>
        </li>
        <li>
          <b>{plural(guests, { one: `When ${number} seat opens up`, other: `When ${number} seats open up` })}</b>
          <span>
            <Trans>
              We hold them and e-mail you right away. The e-mail says how long you have, less when the tour is near.
            </Trans>
          </span>
        </li>
        <li>
          <b>{plural(guests, { one: `If your ${number} doesn’t fit`, other: `If your ${number} don’t fit` })}</b>
          <span>
            <Trans>
              A smaller party can go first, at most twice. After that, we save up seats for you, for two days.
            </Trans>
          </span>
        </li>
        <li>
          <b>
            {lastDay}, {time}
          </b>
          <span>
            <Trans>The list closes one hour before the tour. If nothing opened up, we write to say so.</Trans>
          </span>
        </li>
      </Course>
      <ActionRow>
        <ButtonLink to={bookingAddress(tourType, entry.tourId ?? undefined)}>
          <Trans>Book a time that has room</Trans>
        </ButtonLink>
        <Button kind="second" busy={isBusy} onClick={() => void leave()}>
          <Trans>Leave the list</Trans>
        </Button>
      </ActionRow>
    </WaitlistFrame>
  );
}

interface ClosedViewProps extends Pick<EntryState, 'isBusy' | 'isNews' | 'leave'> {
  readonly entry: WaitlistEntry;
}

/** The house has closed every time that the party waits for. */
function ClosedView({ entry, isBusy, isNews, leave }: ClosedViewProps) {
  const { times, email, tourType, tourId } = entry;
  const count = times.length;
  const closedTimes = timesInWords(times);
  return (
    <WaitlistFrame
      title={plural(count, {
        one: 'We closed the time that you wait for',
        other: 'We closed the times that you wait for',
      })}
      lead={t`There is no tour on ${closedTimes}. We are sorry.`}
      ticket={{ title: t`Waiting List`, facts: timeFacts(times), total: NOTHING_TO_PAY }}
      isNews={isNews}
    >
      <h2>
        <Trans>What happens now</Trans>
      </h2>
      <Text kind="serif">
        <Trans>
          If we open after all, you are back in line at your place, and we write to {email}. You are welcome to book
          another time.
        </Trans>
      </Text>
      <ActionRow>
        <ButtonLink to={bookingAddress(tourType, tourId ?? undefined)}>
          <Trans>Book another time</Trans>
        </ButtonLink>
        <Button kind="second" busy={isBusy} onClick={() => void leave()}>
          <Trans>Leave the list</Trans>
        </Button>
      </ActionRow>
    </WaitlistFrame>
  );
}
