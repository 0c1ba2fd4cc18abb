import { Button } from '../../../design/controls/button.js';
import { ButtonLink } from '../../../design/controls/button-link.js';
import { Text } from '../../../design/type/text.js';
import { bookingAddress } from '../../../lib/tour-labels.js';
import type { EntryState } from './use-waitlist-entry.js';
import { WaitlistFrame } from './waitlist-frame.js';
import { timeFacts, timesInWords, type WaitlistEntry } from './waitlist-labels.js';
import { ActionRow } from './waitlist-layout.js';

interface ClosedViewProps extends Pick<EntryState, 'isBusy' | 'isNews' | 'leave'> {
  readonly entry: WaitlistEntry;
}

/** The house has closed every time that the party waits for. */
export function ClosedView({ entry, isBusy, isNews, leave }: ClosedViewProps) {
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
