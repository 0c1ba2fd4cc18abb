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
import {
  partiesInWords,
  placeInWords,
  seatsInWords,
  timeFacts,
  timesInWords,
  type WaitlistEntry,
} from './waitlist-labels.js';
import { ActionRow, Course } from './waitlist-layout.js';

export function waitingFacts(entry: WaitlistEntry): TicketFact[] {
  return [
    { term: 'Tour', value: entry.tourName ?? NO_LONGER_OFFERED },
    ...timeFacts(entry.times),
    { term: 'Guests', value: partyOr(entry, spelledNumberCapitalized(entry.guests)) },
    // Nobody is before a party that has left the line.
    ...(entry.status === 'expired' ? [] : [{ term: 'Before you', value: partiesInWords(entry.partiesBefore) }]),
  ];
}

export const NOTHING_TO_PAY = { label: 'Due now', amount: 'Nothing' };

/** A waiting party: its place, and what happens next. */
export function WaitingView({ entry, isBusy, isNews, leave }: EntryState & { readonly entry: WaitlistEntry }) {
  const { times, guests, partiesBefore, email, closesAt, tourType } = entry;
  const seats = seatsInWords(guests);
  const last = times.at(-1)?.tourDate ?? '';
  const closed = times.filter((time) => time.closed);
  const open = times.filter((time) => !time.closed);
  if (open.length === 0) return <ClosedView entry={entry} isBusy={isBusy} isNews={isNews} leave={leave} />;
  return (
    <WaitlistFrame
      title="You are on the list"
      lead={`${seats}, ${timesInWords(open)}. You pay nothing until we find ${guests === 1 ? 'it' : 'them'}.`}
      ticket={{ title: 'Waiting List', facts: waitingFacts(entry), total: NOTHING_TO_PAY }}
      isNews={isNews}
    >
      {closed.length > 0 ? (
        <Notice title="We closed some of your times">
          There is no tour on {timesInWords(closed)}. You still wait for the others.
        </Notice>
      ) : null}
      <h2>What happens now</h2>
      <Course>
        <li aria-current="step">
          <b>Now: {placeInWords(partiesBefore).replace(/^./, (first) => first.toLowerCase())}</b>
          <span>We write to {email}. Nothing to pay.</span>
        </li>
        <li>
          <b>
            When {seats.toLowerCase()} {guests === 1 ? 'opens' : 'open'} up
          </b>
          <span>
            We hold them and e-mail you right away. The e-mail says how long you have, less when the tour is near.
          </span>
        </li>
        <li>
          <b>
            If your {spelledNumber(guests)} {guests === 1 ? 'doesn’t' : 'don’t'} fit
          </b>
          <span>A smaller party can go first, at most twice. After that, we save up seats for you, for two days.</span>
        </li>
        <li>
          <b>
            {dayWithoutYear(last)}, {venueTime(closesAt)}
          </b>
          <span>The list closes one hour before the tour. If nothing opened up, we write to say so.</span>
        </li>
      </Course>
      <ActionRow>
        <ButtonLink to={bookingAddress(tourType, entry.tourId ?? undefined)}>Book a time that has room</ButtonLink>
        <Button kind="second" busy={isBusy} onClick={() => void leave()}>
          Leave the list
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
  return (
    <WaitlistFrame
      title={`We closed the ${times.length === 1 ? 'time' : 'times'} that you wait for`}
      lead={`There is no tour on ${timesInWords(times)}. We are sorry.`}
      ticket={{ title: 'Waiting List', facts: timeFacts(times), total: { label: 'Due now', amount: 'Nothing' } }}
      isNews={isNews}
    >
      <h2>What happens now</h2>
      <Text kind="serif">
        If we open after all, you are back in line at your place, and we write to {email}. You are welcome to book
        another time.
      </Text>
      <ActionRow>
        <ButtonLink to={bookingAddress(tourType, tourId ?? undefined)}>Book another time</ButtonLink>
        <Button kind="second" busy={isBusy} onClick={() => void leave()}>
          Leave the list
        </Button>
      </ActionRow>
    </WaitlistFrame>
  );
}
