import { useEffect, useRef } from 'react';
import { Button } from '../../../design/controls/button.js';
import { Text } from '../../../design/type/text.js';
import type { EntryState } from './use-waitlist-entry.js';
import { ActionRow } from './waitlist-layout.js';

interface DeclineChoiceProps extends Pick<EntryState, 'isBusy' | 'decline' | 'leave'> {
  /** The party thinks again. */
  readonly onKeep: () => void;
}

/** Asks a party that declines whether it waits for other seats. */
export function DeclineChoice({ isBusy, decline, leave, onKeep }: DeclineChoiceProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="decline-choice">
      <h3 id="decline-choice" ref={title} tabIndex={-1}>
        Do you still want to wait?
      </h3>
      <Text>Either way, the next party gets these seats.</Text>
      <ActionRow>
        <Button busy={isBusy} onClick={() => void leave()}>
          Decline and leave the list
        </Button>
        <Button kind="second" busy={isBusy} onClick={() => void decline()}>
          Decline and stay on the list
        </Button>
        <Button kind="second" busy={isBusy} onClick={onKeep}>
          Keep the offer
        </Button>
      </ActionRow>
    </section>
  );
}
