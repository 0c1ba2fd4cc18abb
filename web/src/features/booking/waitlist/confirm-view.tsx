import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../design/controls/button.js';
import { Notice } from '../../../design/marks/notice.js';
import { Text } from '../../../design/type/text.js';
import { ConfirmForm } from './confirm-form.js';
import { confirmOutcomeOf } from './confirm-outcome.js';
import type { EntryState } from './use-waitlist-entry.js';
import { NOTHING_TO_PAY, waitingFacts } from './waiting-view.js';
import { WaitlistFrame } from './waitlist-frame.js';
import { timesInWords, type WaitlistEntry } from './waitlist-labels.js';
import { ActionRow } from './waitlist-layout.js';

const titles = {
  mail: 'Open the link in our e-mail',
  full: 'The list is full',
  failed: 'Confirm your place',
} as const;

interface ConfirmViewProps extends EntryState {
  readonly entry: WaitlistEntry;
  readonly token: string;
}

/**
 * A party that has not confirmed its address. The page confirms by itself, because mail scanners open links without running
 * scripts; without scripts its form does. Without the link of the mail that changes nothing.
 */
export function ConfirmView({ entry, token, isBusy, isNews, hasFailed, isFull, confirm, leave }: ConfirmViewProps) {
  const [query] = useSearchParams();
  const posted = isNews ? undefined : confirmOutcomeOf(query);
  const outcome = isFull ? 'full' : hasFailed ? 'failed' : posted;
  const latest = useRef(confirm);
  latest.current = confirm;
  useEffect(() => void latest.current(), []);
  return (
    <WaitlistFrame
      title={titles[outcome ?? 'mail']}
      lead={`It takes your place in line for ${timesInWords(entry.times)}.`}
      ticket={{ title: 'Not in Line Yet', facts: waitingFacts(entry), total: NOTHING_TO_PAY }}
      isNews={isNews}
      withoutScript={<ConfirmForm token={token} />}
    >
      <h2>One step left</h2>
      {posted === 'mail' ? (
        <Notice tone="refused" title="This is not the link in our e-mail" alert>
          Only that link takes your place in line.
        </Notice>
      ) : null}
      {outcome === 'failed' ? (
        <Notice tone="refused" title="We didn’t get an answer" alert>
          Please try again.
        </Notice>
      ) : null}
      {outcome === 'full' ? (
        <Notice tone="refused" title="There is no place left in line" alert>
          Others confirmed theirs first. When one of them leaves the list, you can take that place.
        </Notice>
      ) : null}
      <Text kind="serif">
        We sent a link to {entry.email}. Open it within a day, and you have the place of the moment when you joined.
        This page then says so by itself.
      </Text>
      <ActionRow>
        {hasFailed || isFull ? (
          <Button busy={isBusy} onClick={() => void confirm()}>
            Confirm your place
          </Button>
        ) : null}
        <Button kind="second" busy={isBusy} onClick={() => void leave()}>
          Leave the list
        </Button>
      </ActionRow>
    </WaitlistFrame>
  );
}
