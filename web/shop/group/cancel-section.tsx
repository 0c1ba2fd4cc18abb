import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { CancelMyGroupDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { PanelButtons } from '../../kit/design/layout/panel-buttons.js';
import { Text } from '../../kit/design/type/text.js';
import { useNow } from '../../kit/document/use-now.js';
import { useSaid } from '../use-said.js';
import { cancelWords } from './cancel-words.js';
import { type PanelProps, UNANSWERED } from './use-group-answers.js';

/** What not coming means, and two presses that do it. */
export function CancelSection({ group, token, answers }: PanelProps) {
  const [cancel, { loading }] = useMutation(CancelMyGroupDocument, { fetchPolicy: 'no-cache' });
  const [isAsking, setIsAsking] = useState(false);
  const { heading, text, say } = useSaid();
  const now = useNow().toISOString();
  const { state, step, revision, money } = group;
  const isBooked = state === 'secured';
  const isUnknown = isBooked && money.keptIfCanceledCents === null;
  const confirm = async (): Promise<void> => {
    const sent = await cancel({ variables: { token, revision } }).catch(() => undefined);
    const answer = sent?.data?.cancelMyGroup;
    if (answer?.__typename === 'MyGroup') {
      answers.show(answer);
      answers.say(t`It is canceled. We have mailed you about it.`);
    } else if (!answers.refusedAbove(answer ?? 'unanswered')) say(answer?.message ?? UNANSWERED.text);
  };
  const leave = (): void => {
    setIsAsking(false);
    say('');
  };
  return (
    <section aria-labelledby="cancel">
      <h2 id="cancel" ref={heading} tabIndex={-1}>
        {isBooked ? t`Cancel your visit` : t`If you will not come`}
      </h2>
      {cancelWords(group, now).map((words) => (
        <Text key={words}>{words}</Text>
      ))}
      {text ? <Text role="alert">{text}</Text> : null}
      {isAsking ? (
        <>
          <Text>
            <b>
              {isBooked
                ? t`Shall we cancel your visit? This cannot be undone.`
                : t`Shall we take you off our list? This cannot be undone.`}
            </b>
          </Text>
          <PanelButtons>
            <Button
              kind="danger"
              busy={loading}
              busyText={t`Canceling...`}
              disabled={step !== null || isUnknown}
              onClick={() => void confirm()}
            >
              {isBooked ? t`Yes, cancel our visit` : t`Yes, we will not come`}
            </Button>
            <Button kind="second" disabled={loading} onClick={leave}>
              {isBooked ? t`Keep our visit` : t`Not now`}
            </Button>
          </PanelButtons>
        </>
      ) : (
        <div>
          <Button kind="second" disabled={isUnknown} onClick={() => setIsAsking(true)}>
            {isBooked ? t`Cancel our visit` : t`We will not come`}
          </Button>
        </div>
      )}
    </section>
  );
}
