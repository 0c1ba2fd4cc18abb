import type { ReactNode } from 'react';
import { Button } from '../../../design/controls/button.js';
import { ButtonLink } from '../../../design/controls/button-link.js';
import { Terrace } from '../../../design/frames/terrace.js';
import { PageBody } from '../../../design/layout/page.js';
import { Text } from '../../../design/type/text.js';
import { EmptyState } from '../../../design/waiting/empty-state.js';
import { SkeletonCard } from '../../../design/waiting/skeleton.js';
import { usePhone } from '../../../document/use-house.js';
import { IssuedTicket } from '../ticket/issued-ticket.js';
import { useTicket } from '../ticket/use-ticket.js';

interface TicketStepProps {
  /** The visit's link, by which the ticket is read. */
  readonly visitUrl: string;
  /** Last four digits of the card, from the payment. */
  readonly last4: string | undefined;
}

/** Step 6: the ticket. It is at hand after booking; a reload reads it from the server. */
export function TicketStep({ visitUrl, last4 }: TicketStepProps) {
  const phone = usePhone();
  const { ticket, isLoading, isMissing, retry } = useTicket(visitUrl);
  if (ticket?.status === 'confirmed') return <IssuedTicket ticket={ticket} visitUrl={visitUrl} last4={last4} />;
  if (isLoading) {
    return (
      <Frame>
        <Text role="status">Getting your ticket...</Text>
        <SkeletonCard aria-hidden="true" style={{ height: '27rem' }} />
      </Frame>
    );
  }
  if (ticket !== undefined || isMissing) {
    const visit = <ButtonLink to={new URL(visitUrl).pathname}>See your visit</ButtonLink>;
    return (
      <Frame>
        <EmptyState isPage alert title="This ticket is no longer valid" action={visit}>
          {ticket ? 'Your booking has changed since.' : 'The link to your booking has ended.'}
        </EmptyState>
      </Frame>
    );
  }
  return (
    <Frame>
      <EmptyState isPage alert title="We couldn’t load your ticket" action={<Button onClick={retry}>Try again</Button>}>
        Your tour is booked and paid. Try again, or call {phone}.
      </EmptyState>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Terrace>
      <PageBody>{children}</PageBody>
    </Terrace>
  );
}
