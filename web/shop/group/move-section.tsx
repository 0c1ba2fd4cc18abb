import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
import { Reach } from '../../kit/document/reach.js';
import { useNow } from '../../kit/document/use-now.js';
import { useSaid } from '../use-said.js';
import { type MyGroup, moment } from './group-words.js';
import { MoveForm } from './move-form.js';
import type { PanelProps } from './use-group-answers.js';

/** Why the desk moves the group; null where the organizer does it here. @param now UTC, ISO 8601 */
export function deskMoves({ quote, freeUntil, displaced }: MyGroup, now: string): string | null {
  if (quote?.parts.some(({ ownStart }) => ownStart))
    return t`Nobody else comes at your start, and we look for another one like it.`;
  if (displaced || freeUntil === null || now < freeUntil) return null;
  const end = moment(freeUntil);
  return t`Since ${end} we move groups ourselves.`;
}

/** Another day for the group, or who finds one. */
export function MoveSection({ group, token, answers }: PanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { heading, text, say } = useSaid();
  const byDesk = deskMoves(group, useNow().toISOString());
  const { displaced, freeUntil } = group;
  const close = (said: string): void => {
    setIsOpen(false);
    say(said);
  };
  const until = displaced || freeUntil === null ? '' : moment(freeUntil);
  return (
    <section aria-labelledby="move">
      <h2 id="move" ref={heading} tabIndex={-1}>
        <Trans>Come on another day</Trans>
      </h2>
      <Text role="status">{text}</Text>
      {byDesk ? (
        <Text>
          {byDesk}{' '}
          <Trans>
            Call <Reach />.
          </Trans>
        </Text>
      ) : isOpen ? (
        <MoveForm group={group} token={token} answers={answers} onClose={close} />
      ) : (
        <>
          <Text>
            {until
              ? t`You can move your group to other starts or another day with room, at the same price, until ${until}.`
              : t`You can move your group to other starts or another day with room, at the same price.`}
          </Text>
          <div>
            <Button kind="second" onClick={() => setIsOpen(true)}>
              <Trans>Move our visit</Trans>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
