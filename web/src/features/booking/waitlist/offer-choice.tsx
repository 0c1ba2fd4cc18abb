import { useState } from 'react';
import { Button } from '../../../design/controls/button.js';
import { Quantity } from '../../../design/controls/quantity.js';
import { Text } from '../../../design/type/text.js';
import { spelledNumber } from '../state/spelled-number.js';
import { DeclineChoice } from './decline-choice.js';
import type { EntryState } from './use-waitlist-entry.js';
import type { WaitlistEntry } from './waitlist-labels.js';
import { ActionRow } from './waitlist-layout.js';

interface OfferChoiceProps extends EntryState {
  readonly entry: WaitlistEntry;
  /** How many come now. */
  readonly guests: number;
  readonly onGuests: (guests: number) => void;
  /** The words of the button that takes the seats. */
  readonly takeText: string;
  /** When the offer ends, e.g. "2:15 PM". */
  readonly until: string;
  readonly onTake: () => void;
}

/** The party takes the seats, comes with fewer, or declines. */
export function OfferChoice({ guests, onGuests, takeText, until, onTake, ...state }: OfferChoiceProps) {
  const { entry, isBusy } = state;
  const [isFewer, setIsFewer] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  return (
    <>
      {isFewer ? (
        <div>
          <Text>Guests, counting yourself</Text>
          <Quantity of="guests" value={guests} least={1} most={entry.groupSize} isTyped onChange={onGuests} />
        </div>
      ) : null}
      <ActionRow>
        <Button busy={isBusy} onClick={onTake}>
          {takeText}
        </Button>
        {entry.groupSize > 1 && !isFewer ? (
          <Button
            kind="second"
            onClick={() => {
              setIsFewer(true);
              onGuests(entry.groupSize - 1);
            }}
          >
            {entry.groupSize === 2 ? 'It is just me now' : `We are ${spelledNumber(entry.groupSize - 1)} now`}
          </Button>
        ) : null}
        <Button kind="second" busy={isBusy} onClick={() => setIsDeclining(true)}>
          No, thank you
        </Button>
      </ActionRow>
      {isDeclining ? <DeclineChoice {...state} onKeep={() => setIsDeclining(false)} /> : null}
      <Text kind="small" soft>
        Say no and the next party gets the seats right away. Do nothing and they get them at {until}. If you stay on the
        list, your entry ends when you do not take a second offer.
      </Text>
    </>
  );
}
