import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
import { spelledNumber } from '../../kit/lib/spelled-number.js';
import { bookedParty } from '../../kit/lib/tickets/party.js';
import { refusalOf } from '../../kit/lib/tickets/party-rules.js';
import { PartyField } from '../../kit/party/party-field.js';
import type { OfferedParty } from './use-offered-party.js';
import type { EntryState } from './use-waitlist-entry.js';
import type { WaitlistEntry } from './waitlist-labels.js';
import { ActionRow } from './waitlist-layout.js';

interface OfferChoiceProps extends EntryState {
  readonly entry: WaitlistEntry;
  readonly offered: OfferedParty;
  readonly takeText: string;
  /** e.g. "2:15 PM" */
  readonly until: string;
  readonly onTake: () => void;
}

/** Fewer guests than waited; by types, at most as many of each. */
function FewerGuests({ offered, entry }: Pick<OfferChoiceProps, 'offered' | 'entry'>) {
  const { prices, party, choose } = offered;
  const waiting = bookedParty(entry);
  return (
    <PartyField
      label={t`Guests, counting yourself`}
      {...{ prices, party, mostGuests: entry.guests, refusal: refusalOf(party, prices), onParty: choose }}
      rowOf={(row) => ({ ...row, limit: undefined, most: waiting[row.code] ?? 0 })}
    />
  );
}

/** Takes the seats, comes with fewer guests, or declines. */
export function OfferChoice({ offered, takeText, until, onTake, ...state }: OfferChoiceProps) {
  const { entry, isBusy } = state;
  const { guests, chooseGuests, totalCents } = offered;
  const fewer = spelledNumber(entry.guests - 1);
  const [isFewer, setIsFewer] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  return (
    <>
      {isFewer ? <FewerGuests offered={offered} entry={entry} /> : null}
      <ActionRow>
        <Button busy={isBusy} disabled={guests === 0 || totalCents === undefined} onClick={onTake}>
          {takeText}
        </Button>
        {entry.guests > 1 && !isFewer ? (
          <Button
            kind="second"
            onClick={() => {
              setIsFewer(true);
              chooseGuests(entry.guests - 1);
            }}
          >
            {entry.guests === 2 ? t`It is just me now` : t`We are ${fewer} now`}
          </Button>
        ) : null}
        <Button kind="second" busy={isBusy} onClick={() => setIsDeclining(true)}>
          <Trans>No, thank you</Trans>
        </Button>
      </ActionRow>
      {isDeclining ? <DeclineChoice {...state} onKeep={() => setIsDeclining(false)} /> : null}
      <Text kind="small" soft>
        <Trans>
          Say no and the next party gets the seats right away. Do nothing and they get them at {until}. If you stay on
          the list, your entry ends when you do not take a second offer.
        </Trans>
      </Text>
    </>
  );
}

interface DeclineChoiceProps extends Pick<EntryState, 'isBusy' | 'decline' | 'leave'> {
  readonly onKeep: () => void;
}

/** Asks a party that declines whether it wants to wait for other seats. */
function DeclineChoice({ isBusy, decline, leave, onKeep }: DeclineChoiceProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="decline-choice">
      <h3 id="decline-choice" ref={title} tabIndex={-1}>
        <Trans>Do you still want to wait?</Trans>
      </h3>
      <Text>
        <Trans>Either way, the next party gets these seats.</Trans>
      </Text>
      <ActionRow>
        <Button busy={isBusy} onClick={() => void leave()}>
          <Trans>Decline and leave the list</Trans>
        </Button>
        <Button kind="second" busy={isBusy} onClick={() => void decline()}>
          <Trans>Decline and stay on the list</Trans>
        </Button>
        <Button kind="second" busy={isBusy} onClick={onKeep}>
          <Trans>Keep the offer</Trans>
        </Button>
      </ActionRow>
    </section>
  );
}
