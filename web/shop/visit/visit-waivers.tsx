import { useMutation } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { SignVisitWaiverDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { Text } from '../../kit/design/type/text.js';
import { useNow } from '../../kit/document/use-now.js';
import { isolated } from '../../kit/lib/names.js';
import { spelledNumber, spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { SignWaiverForm } from '../../kit/waiver/sign-waiver-form.js';
import { signedWords } from '../rules/visit-labels.js';
import { GuestLink } from '../ticket/guest-link.js';
import type { Visit } from './use-visit.js';

const List = styled.ul`
  margin-top: var(--s-4);
  border-top: 4px double var(--rule);
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s-2) var(--s-4); padding-block: var(--s-3); border-bottom: 1px solid var(--edge); }
  b { font-weight: 600; overflow-wrap: anywhere; }
`;

interface VisitWaiversProps {
  readonly visit: Visit;
  readonly token: string;
  readonly show: (visit: Visit) => void;
}

export function VisitWaivers({ visit, token, show }: VisitWaiversProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [send] = useMutation(SignVisitWaiverDocument, { fetchPolicy: 'no-cache' });
  const now = useNow().toISOString();
  const { waivers } = visit;
  if (!waivers) return null;
  const left = waivers.of - waivers.signed;
  const [signed, all] = [spelledNumber(waivers.signed), spelledNumber(waivers.of)];
  const more = spelledNumberCapitalized(left);
  const canSign = left > 0 && now < visit.startsAt;
  const sign: ComponentProps<typeof SignWaiverForm>['sign'] = async (input, idempotencyKey) => {
    const sent = await send({ variables: { token, input, idempotencyKey } }).catch(() => undefined);
    const answer = sent?.data?.signWaiver;
    if (answer?.__typename === 'WaiverSigned') {
      show(answer.booking);
      setIsOpen(false);
      const name = isolated(input.signedBy ?? input.guestName);
      setMessage(t`Signed by ${name}.`);
    }
    return answer ?? 'unanswered';
  };
  return (
    <section aria-labelledby="visit-waivers" style={{ marginTop: 'var(--s-6)' }}>
      <h3 id="visit-waivers">
        {waivers.signed === 0 ? t`Waivers: none of ${all} signed` : t`Waivers: ${signed} of ${all} signed`}
      </h3>
      <Text soft mt={2}>
        <Trans>
          Each adult signs their own. A parent signs for a child. It takes a minute and saves you the clipboard at the
          gate.
        </Trans>
      </Text>
      <List>
        {waivers.guests.map((guest) => (
          <li key={guest.id}>
            <b>{guest.guestName || t`On paper`}</b>
            <StateMark tone="good">{signedWords(guest)}</StateMark>
          </li>
        ))}
        {left > 0 ? (
          <li>
            <b>{plural(left, { one: `${more} more guest`, other: `${more} more guests` })}</b>
            <StateMark tone="bad">{t`Not signed yet`}</StateMark>
          </li>
        ) : null}
      </List>
      {canSign && !isOpen ? (
        <>
          <GuestLink url={visit.waiverUrl}>
            <Button kind="second" small onClick={() => setIsOpen(true)}>
              <Trans>Sign a waiver</Trans>
            </Button>
          </GuestLink>
          <Text kind="small" soft mt={3}>
            <Trans>
              Your guests sign by the link, each for themselves. It shows the tour and your first name, and can change
              nothing.
            </Trans>
          </Text>
        </>
      ) : null}
      {canSign && isOpen ? <SignWaiverForm sign={sign} onLeave={() => setIsOpen(false)} /> : null}
      <Text role="status" mt={3}>
        {message}
      </Text>
    </section>
  );
}
