import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ReplaceMyVisitLinkDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { PanelButtons } from '../../kit/design/layout/panel-buttons.js';
import { Text } from '../../kit/design/type/text.js';
import type { Visit } from './use-visit.js';

/** Masked, and so never long. */
const Address = styled.span`
  white-space: nowrap;
`;

interface VisitLinkProps {
  readonly visit: Visit;
  readonly token: string;
  readonly onReplaced: () => void;
}

/** Ends the link of this page, after a confirmation, and has a new one mailed. */
export function VisitLink({ visit: { email, status }, token, onReplaced }: VisitLinkProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [message, setMessage] = useState('');
  const [replace, { loading }] = useMutation(ReplaceMyVisitLinkDocument, { fetchPolicy: 'no-cache' });
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsked) question.current?.focus();
  }, [isAsked]);
  if (email === '') return null;
  const send = async (): Promise<void> => {
    setMessage('');
    const sent = await replace({ variables: { token } }).catch(() => undefined);
    const answer = sent?.data?.replaceMyVisitLink;
    if (answer?.__typename === 'BookingLinkRequested') onReplaced();
    else setMessage(refusalWords(answer));
  };
  return (
    <section aria-labelledby="visit-link" style={{ marginTop: 'var(--s-6)' }}>
      <h3 id="visit-link">{t`The link to this page`}</h3>
      {isAsked ? (
        <>
          <Text ref={question} tabIndex={-1} mt={2} mb={3}>
            <Trans>
              Replace it? This link stops at once, and so does the link for waivers that you have shared. Nothing else
              changes. We will send a new link to <Address>{email}</Address>, the address of the booking.
            </Trans>
          </Text>
          <PanelButtons>
            <Button kind="danger" small busy={loading} onClick={() => void send()}>
              <Trans>Replace the link</Trans>
            </Button>
            <Button kind="second" small onClick={() => setIsAsked(false)}>
              <Trans>Keep it</Trans>
            </Button>
          </PanelButtons>
        </>
      ) : (
        <>
          <Text soft mt={2} mb={3}>
            {status === 'cancelled'
              ? t`Anyone who has it can see this visit. If it went to somebody who shouldn’t have it, replace it.`
              : t`Anyone who has it can change this visit. If it went to somebody who shouldn’t have it, replace it.`}
          </Text>
          <Button kind="second" small onClick={() => setIsAsked(true)}>
            <Trans>Replace this link</Trans>
          </Button>
        </>
      )}
      <Text role="alert" mt={2}>
        {message}
      </Text>
    </section>
  );
}

interface Refused {
  readonly message?: string;
  readonly fields?: readonly { readonly message: string }[];
}

function refusalWords(answer: Refused | undefined): string {
  return answer?.fields?.[0]?.message ?? answer?.message ?? t`We didn’t get an answer. Please try again.`;
}
