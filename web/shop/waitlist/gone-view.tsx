import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Text } from '../../kit/design/type/text.js';
import { spelledNumber } from '../../kit/lib/spelled-number.js';
import { bookingAddress } from '../../kit/lib/tour-labels.js';
import { venueTime } from '../../kit/lib/venue-dates.js';
import type { EntryState } from './use-waitlist-entry.js';
import { NOTHING_TO_PAY, waitingFacts } from './waiting-view.js';
import { WaitlistFrame } from './waitlist-frame.js';
import { placeInWords, timesInWords, type WaitlistEntry } from './waitlist-labels.js';
import { ActionRow } from './waitlist-layout.js';

interface GoneViewProps extends EntryState {
  readonly entry: WaitlistEntry;
  readonly onStay: () => void;
}

/** An offer that was declined or expired. After the first one, the party stays on the list. */
export function GoneView({ entry, isBusy, isNews, leave, onStay }: GoneViewProps) {
  const { offer, guests, partiesBefore, times, email, tourType } = entry;
  const isOut = entry.status === 'expired';
  const ended = !offer
    ? 'This offer ended'
    : offer.declined
      ? 'You declined the seats'
      : `This offer ended at ${venueTime(offer.expiresAt)}`;
  const place = `${placeInWords(partiesBefore)} on the list for ${timesInWords(times)}.`;
  return (
    <WaitlistFrame
      title={ended}
      lead={`We no longer hold the seats for you. ${isOut ? 'You are no longer on the list.' : 'You haven’t lost your place.'}`}
      ticket={{ title: 'Waiting List', facts: waitingFacts(entry), total: NOTHING_TO_PAY }}
      isNews={isNews}
    >
      <h2>{isOut ? 'Another time?' : 'Still waiting?'}</h2>
      <Text kind="serif">
        {isOut
          ? 'We held seats for you twice, and you did not take them. You are welcome to book a time that has room or join a list again.'
          : `${place} If seats for ${spelledNumber(guests)} open up, we will write to ${email}.`}
      </Text>
      <ActionRow>
        {isOut ? null : <Button onClick={onStay}>Stay on the list</Button>}
        <ButtonLink to={bookingAddress(tourType, entry.tourId ?? undefined)} kind={isOut ? 'main' : 'second'}>
          Book a time that has room
        </ButtonLink>
        {isOut ? null : (
          <Button kind="second" busy={isBusy} onClick={() => void leave()}>
            Leave the list
          </Button>
        )}
      </ActionRow>
    </WaitlistFrame>
  );
}
