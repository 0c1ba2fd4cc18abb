import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
import { useNow } from '../../kit/document/use-now.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { useSaid } from '../use-said.js';
import { CountForm } from './count-form.js';
import { countWords } from './group-standing.js';
import type { PanelProps } from './use-group-answers.js';

/** How many come, and the form that changes it. */
export function CountSection({ group, token, answers }: PanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { heading, text, say } = useSaid();
  const now = useNow().toISOString();
  const close = (said: string): void => {
    setIsOpen(false);
    say(said);
  };
  return (
    <section aria-labelledby="count">
      <h2 id="count" ref={heading} tabIndex={-1}>
        <Trans>How many come</Trans>
      </h2>
      <Text>{[`${peopleWords(group)}.`, countWords(group, now)].filter(Boolean).join(' ')}</Text>
      <Text role="status">{text}</Text>
      {isOpen ? (
        <CountForm group={group} token={token} answers={answers} onClose={close} />
      ) : (
        <div>
          <Button kind="second" onClick={() => setIsOpen(true)}>
            <Trans>Change how many come</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
