import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
import { capitalized, spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { longDate, printedTime, venueToday, writtenOut } from '../../kit/lib/venue-dates.js';
import { daysUntil, movedTo, nearDay, partyInWords, waiversLeft } from '../rules/visit-labels.js';
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
    setMessage(answer?.data?.resendTicket.message ?? t`We didn’t get an answer. Please try again.`);
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
              <Trans>Print Ticket</Trans>
            </Button>
          </>
        ) : null}
        {visit.email === '' || visit.status === 'cancelled' ? null : (
          <Button kind="second" busy={loading} onClick={() => void send()}>
            {visit.status === 'confirmed' ? t`Send my ticket again` : t`Send our e-mail again`}
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

/** Undefined where only the days to go are to be said. */
function headingOf({ status, tourDate, displacement, ...visit }: Visit, news: VisitState['news']): string | undefined {
  if (status === 'cancelled') return t`Your visit is canceled`;
  if (status === 'displaced') {
    const [date, tourTime] = [longDate(tourDate), printedTime(visit.tourTime)];
    return displacement?.wholeDay === false
      ? t`We cannot give your ${tourTime} tour on ${date}`
      : t`We are closed on ${date}`;
  }
  if (news?.kind === 'move') return movedTo(tourDate);
  if (news?.kind === 'party') return t`Your party size is updated`;
  if (news?.kind === 'food') return t`Your food order is updated`;
  return undefined;
}

function leadOf(visit: Visit, news: VisitState['news'], now: Date): string {
  const { email } = visit;
  const [party, date, tourTime] = [partyInWords(visit), longDate(visit.tourDate), printedTime(visit.tourTime)];
  if (visit.status === 'cancelled') return t`It was for ${party}, ${date}, at ${tourTime}.`;
  if (visit.status === 'displaced') return displacedLead(visit);
  const mailed = news && news.kind !== 'refused' && news.kind !== 'stale';
  const mail = mailed && email !== '' ? [t`We are mailing your new ticket to ${email} now.`] : [];
  const toSign = waiversLeft(visit, now);
  return [capitalized(t`${party}, ${date}, at ${tourTime}.`), ...mail, toSign].filter(Boolean).join(' ');
}

function displacedLead({ displacement }: Visit): string {
  const message = displacement?.message ?? t`Please choose another time or take a refund.`;
  if (!displacement || displacement.offers.length === 0) return message;
  const deadline = writtenOut(displacement.deadline);
  return [message, t`We are holding seats for you until ${deadline}.`].join(' ');
}

export function VisitOpening(props: VisitState & { readonly visit: Visit }) {
  const { visit, token, news } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const today = venueToday(now);
  const words = headingOf(visit, news);
  const days = daysUntil(visit.tourDate, today);
  // The numeral is drawn large beside the heading, which then says the rest.
  const isCounted = words === undefined && days > 1;
  const number = spelledNumberCapitalized(days);
  const isDone = news !== undefined && news.kind !== 'refused';
  // The new heading is announced after a change; it is above the pressed button.
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
  return (
    <Opening as="section" aria-label={t`Your visit`}>
      <Page>
        <Count>
          {isCounted ? (
            <span data-count="" aria-hidden="true">
              {days}
            </span>
          ) : null}
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {isCounted ? (
                <Trans>
                  <VisuallyHidden as="span">{number} </VisuallyHidden>days to go
                </Trans>
              ) : (
                (words ?? nearDay(days))
              )}
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
