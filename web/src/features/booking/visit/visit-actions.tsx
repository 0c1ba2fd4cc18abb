import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/controls/button.js';
import { media } from '../../../design/media.js';
import { Text } from '../../../design/type/text.js';
import { ResendTicketDocument } from '../../../generated/operations.js';
import { CalendarLink } from '../ticket/calendar-link.js';
import type { Visit } from './use-visit.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  margin-top: var(--s-5);
  > * { flex: 0 1 auto; }
`;

/** On narrow screens, the bar under the ticket has it. */
const FromDesktop = styled.span`
  ${media.belowDesktop} { && { display: none; } }
`;

/** Calendar entry, printed ticket, and the e-mail sent again. */
export function VisitActions({ visit, token }: { readonly visit: Visit; readonly token: string }) {
  const [resend, { loading }] = useMutation(ResendTicketDocument, { fetchPolicy: 'no-cache' });
  const [message, setMessage] = useState('');
  const send = async (): Promise<void> => {
    const answer = await resend({ variables: { token } }).catch(() => undefined);
    setMessage(answer?.data?.resendTicket.message ?? 'We didn’t get an answer. Please try again.');
  };
  return (
    <>
      <Row>
        {visit.status === 'confirmed' ? (
          <>
            <FromDesktop>
              <CalendarLink token={token} />
            </FromDesktop>
            <Button kind="second" onClick={() => window.print()}>
              Print Ticket
            </Button>
          </>
        ) : null}
        {visit.email === '' || visit.status === 'cancelled' ? null : (
          <Button kind="second" busy={loading} onClick={() => void send()}>
            {visit.status === 'confirmed' ? 'Send my ticket again' : 'Send our e-mail again'}
          </Button>
        )}
      </Row>
      <Text role="status" mt={3}>
        {message}
      </Text>
    </>
  );
}
