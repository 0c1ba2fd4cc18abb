import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Text } from '../../kit/design/type/text.js';
import { spelledNumber, spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { bookingAddress } from '../../kit/lib/tour-labels.js';
import { spokenTime, venueTime } from '../../kit/lib/venue-dates.js';
import type { EntryState } from './use-waitlist-entry.js';
import { NOTHING_TO_PAY, waitingFacts } from './waiting-view.js';
import { WaitlistFrame } from './waitlist-frame.js';
import { timesInWords, type WaitlistEntry } from './waitlist-labels.js';
import { ActionRow } from './waitlist-layout.js';

interface GoneViewProps extends EntryState {
  readonly entry: WaitlistEntry;
  readonly onStay: () => void;
}

/** An offer that was declined or expired. After the first one, the party stays on the list. */
export function GoneView({ entry, isBusy, isNews, leave, onStay }: GoneViewProps) {
  const { offer, guests, partiesBefore, times, email, tourType } = entry;
  const isOut = entry.status === 'expired';
  const time = offer ? spokenTime(venueTime(offer.expiresAt)) : '';
  const ended = !offer
    ? t`This offer ended`
    : offer.declined
      ? t`You declined the seats`
      : t`This offer ended at ${time}`;
  const when = timesInWords(times);
  const parties = spelledNumberCapitalized(partiesBefore);
  const place = plural(partiesBefore, {
    0: `You are first on the list for ${when}.`,
    one: `${parties} party is before you on the list for ${when}.`,
    other: `${parties} parties are before you on the list for ${when}.`,
  });
  const number = spelledNumber(guests);
  return (
    <WaitlistFrame
      title={ended}
      lead={
        isOut
          ? t`We no longer hold the seats for you. You are no longer on the list.`
          : t`We no longer hold the seats for you. You haven’t lost your place.`
      }
      ticket={{ title: t`Waiting List`, facts: waitingFacts(entry), total: NOTHING_TO_PAY }}
      isNews={isNews}
    >
      <h2>{isOut ? t`Another time?` : t`Still waiting?`}</h2>
      <Text kind="serif">
        {isOut
          ? t`We held seats for you twice, and you did not take them. You are welcome to book a time that has room or join a list again.`
          : t`${place} If seats for ${number} open up, we will write to ${email}.`}
      </Text>
      <ActionRow>
        {isOut ? null : (
          <Button onClick={onStay}>
            <Trans>Stay on the list</Trans>
          </Button>
        )}
        <ButtonLink to={bookingAddress(tourType, entry.tourId ?? undefined)} kind={isOut ? 'main' : 'second'}>
          <Trans>Book a time that has room</Trans>
        </ButtonLink>
        {isOut ? null : (
          <Button kind="second" busy={isBusy} onClick={() => void leave()}>
            <Trans>Leave the list</Trans>
          </Button>
        )}
      </ActionRow>
    </WaitlistFrame>
  );
}
