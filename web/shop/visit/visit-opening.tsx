import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ResendTicketDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { Night } from '../../kit/design/ground/ground.js';
import { Page } from '../../kit/design/layout/page.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { useNow } from '../../kit/document/use-now.js';
import { capitalized } from '../../kit/lib/spelled-number.js';
import { longDate, venueToday, writtenOut } from '../../kit/lib/venue-dates.js';
import { daysToGo, daysUntil, movedTo, partyInWords, waiversLeft } from '../rules/visit-labels.js';
import { CalendarLink } from '../ticket/calendar-link.js';
import { DisplacedOffers } from './displaced-offers.js';
import { Drive } from './drive.js';
import { RefundSteps } from './refund-steps.js';
import type { Visit, VisitState } from './use-visit.js';

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
function VisitActions({ visit, token }: { readonly visit: Visit; readonly token: string }) {
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

const Opening = styled(Night)`
  padding-block: clamp(1.25rem, 2.5vw, 2.25rem);
  h1 { font-size: var(--t-8); }
  &:has([data-size]) { padding-bottom: 0; }
  [data-count] { font: 400 clamp(5rem, 3rem + 8vw, 9rem)/0.9 var(--sign); color: var(--brass-lit); }
  ${media.print} { display: none; }
`;

const Count = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1rem, 3vw, 2.5rem);
  align-items: center;
  &:has([data-count]) { grid-template-columns: auto minmax(0, 1fr); ${media.belowTablet} { align-items: start; } }
`;

function headingOf(
  { status, tourDate, tourTime, displacement }: Visit,
  news: VisitState['news'],
  today: string,
): string {
  if (status === 'cancelled') return 'Your visit is canceled';
  if (status === 'displaced') {
    const closed = displacement?.wholeDay === false ? `We cannot give your ${tourTime} tour` : 'We are closed';
    return `${closed} on ${longDate(tourDate)}`;
  }
  if (news?.kind === 'move') return movedTo(tourDate);
  if (news?.kind === 'party') return 'Your party size is updated';
  if (news?.kind === 'food') return 'Your food order is updated';
  return daysToGo(tourDate, today);
}

function leadOf(visit: Visit, news: VisitState['news'], now: Date): string {
  const when = `${longDate(visit.tourDate)}, at ${visit.tourTime}`;
  if (visit.status === 'cancelled') return `It was for ${partyInWords(visit)}, ${when}.`;
  if (visit.status === 'displaced') return displacedLead(visit);
  const party = capitalized(partyInWords(visit));
  const mailed = news && news.kind !== 'refused' && news.kind !== 'stale';
  const mail = mailed && visit.email !== '' ? ` We are mailing your new ticket to ${visit.email} now.` : '';
  return `${party}, ${when}.${mail}${waiversLeft(visit, now)}`;
}

function displacedLead({ displacement }: Visit): string {
  const message = displacement?.message ?? 'Please choose another time or take a refund.';
  const kept = displacement && displacement.offers.length > 0;
  return kept ? `${message} We are holding seats for you until ${writtenOut(displacement.deadline)}.` : message;
}

export function VisitOpening(props: VisitState & { readonly visit: Visit }) {
  const { visit, token, news } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const today = venueToday(now);
  const words = headingOf(visit, news, today);
  // The numeral is drawn large beside the heading, which then says the rest.
  const counted = / days to go$/.exec(words);
  const isDone = news !== undefined && news.kind !== 'refused';
  // The new heading is announced after a change; it is above the pressed button.
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
  return (
    <Opening as="section" aria-label="Your visit">
      <Page>
        <Count>
          {counted ? (
            <span data-count="" aria-hidden="true">
              {daysUntil(visit.tourDate, today)}
            </span>
          ) : null}
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {counted ? <VisuallyHidden as="span">{words.slice(0, counted.index)} </VisuallyHidden> : null}
              {counted ? counted[0].trim() : words}
            </h1>
            <Text kind="lead" mt={2}>
              {leadOf(visit, news, now)}
            </Text>
          </div>
        </Count>
        {visit.status === 'cancelled' ? <RefundSteps visit={visit} token={token} /> : null}
        {visit.status === 'displaced' && visit.displacement ? (
          <DisplacedOffers {...props} displacement={visit.displacement} />
        ) : null}
        <VisitActions visit={visit} token={token} />
      </Page>
      {visit.status === 'confirmed' ? <Drive visit={visit} today={today} /> : null}
    </Opening>
  );
}
