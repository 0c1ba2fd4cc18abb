import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { venue } from '../../../content/venue.js';
import { ActionBar } from '../../../design/booking/action-bar.js';
import { Button } from '../../../design/controls/button.js';
import { ButtonLink } from '../../../design/controls/button-link.js';
import { Terrace } from '../../../design/frames/terrace.js';
import { Night } from '../../../design/ground/ground.js';
import { Page, PageBody } from '../../../design/layout/page.js';
import { Notice } from '../../../design/marks/notice.js';
import { media } from '../../../design/media.js';
import { Text } from '../../../design/type/text.js';
import { useNow } from '../../../document/use-now.js';
import { longDate, venueToday } from '../../../lib/venue-dates.js';
import { AfterBooking } from '../ticket/after-booking.js';
import { saveCalendarEntry } from '../ticket/calendar-entry.js';
import { Keepsake } from '../ticket/keepsake.js';
import { PrintStyle } from '../ticket/print-style.js';
import { ChangeRows } from './change-rows.js';
import { DisplacedOffers } from './displaced-offers.js';
import { Drive } from './drive.js';
import { RefundSteps } from './refund-steps.js';
import type { Visit, VisitState } from './use-visit.js';
import { VisitActions } from './visit-actions.js';
import { VisitEmail } from './visit-email.js';
import { VisitFood } from './visit-food.js';
import { daysToGo, daysUntil, guestsInWords, movedTo, waiversLeft, writtenOut } from './visit-labels.js';
import { VisitLink } from './visit-link.js';
import { VisitNeeds } from './visit-needs.js';
import { VisitWaivers } from './visit-waivers.js';

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
  &:has([data-count]) { grid-template-columns: auto minmax(0, 1fr); }
`;

const Columns = styled(PageBody)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7) clamp(2rem, 4vw, 3.5rem);
  align-items: start;
  ${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  ${media.print} { display: block; padding: 0; > section { display: none; } }
`;

/** What to know before the visit, below the printed ticket. */
const OnPaper = styled.div`
  display: none;
  ${media.print} { display: block; }
`;

/** Sticky beside the changes. */
const Ticket = styled.div`
  min-width: 0;
  ${media.fromWide} { position: sticky; top: 1.5rem; }
  ${media.shallow} { position: static; }
  ${media.print} { position: static; }
`;

/** On a phone, while the ticket is in view. */
const TicketBar = styled.div`
  display: contents;
  ${media.fromDesktop} { display: none; }
  ${media.print} { display: none; }
  a, button { flex: 1 1 0; min-width: 0; padding-inline: var(--s-3); }
`;

interface VisitViewProps extends VisitState {
  readonly visit: Visit;
  readonly token: string;
  /** The link of this page has ended. */
  readonly onReplaced: () => void;
}

/** The page's heading: the visit's state in a few words. */
function headingOf({ status, tourDate }: Visit, news: VisitState['news'], today: string): string {
  if (status === 'cancelled') return 'Your visit is canceled';
  if (status === 'displaced') return `We are closed on ${longDate(tourDate)}`;
  if (news?.kind === 'moved') return movedTo(tourDate);
  if (news?.kind === 'party') return 'Your party size is updated';
  if (news?.kind === 'food') return 'Your food order is updated';
  return daysToGo(tourDate, today);
}

function leadOf(visit: Visit, news: VisitState['news'], now: Date): string {
  const when = `${longDate(visit.tourDate)}, at ${visit.tourTime}`;
  if (visit.status === 'cancelled') return `It was for ${guestsInWords(visit.groupSize)}, ${when}.`;
  if (visit.status === 'displaced') return displacedLead(visit);
  const party = guestsInWords(visit.groupSize).replace(/^./, (first) => first.toUpperCase());
  const mailed = news && news.kind !== 'refused' && news.kind !== 'stale';
  const mail = mailed && visit.email !== '' ? ` We are mailing your new ticket to ${visit.email} now.` : '';
  return `${party}, ${when}.${mail}${waiversLeft(visit, now)}`;
}

function displacedLead({ displacement }: Visit): string {
  const message = displacement?.message ?? 'Please choose another time or take a refund.';
  const kept = displacement && displacement.offers.length > 0;
  return kept ? `${message} We are holding seats for you until ${writtenOut(displacement.deadline)}.` : message;
}

/** A visitor's booking: ticket, possible changes, refunds. */
export function VisitView(props: VisitViewProps) {
  const { visit, token, news, changedTo } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const today = venueToday(now);
  const days = daysUntil(visit.tourDate, today);
  const isDone = news !== undefined && news.kind !== 'refused';
  // The new heading is announced after a change; it is above the pressed button.
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  return (
    <>
      <PrintStyle />
      <Opening as="section" aria-label="Your visit">
        <Page>
          <Count>
            {visit.status === 'confirmed' && days > 0 ? (
              <span data-count="" aria-hidden="true">
                {days}
              </span>
            ) : null}
            <div>
              <h1 ref={heading} tabIndex={-1}>
                {headingOf(visit, news, today)}
              </h1>
              <Text kind="lead" mt={2}>
                {leadOf(visit, news, now)}
              </Text>
            </div>
          </Count>
          {visit.status === 'cancelled' ? <RefundSteps visit={visit} /> : null}
          {visit.status === 'displaced' && visit.displacement ? (
            <DisplacedOffers {...props} displacement={visit.displacement} />
          ) : null}
          <VisitActions visit={visit} token={token} />
        </Page>
        {visit.status === 'confirmed' ? <Drive visit={visit} today={today} /> : null}
      </Opening>
      <Terrace>
        <Columns>
          {visit.status === 'confirmed' ? (
            <Ticket>
              <Keepsake ticket={visit} />
              <TicketBar>
                <ActionBar>
                  <Button onClick={() => saveCalendarEntry(visit, window.location.href)}>Add to calendar</Button>
                  <ButtonLink to="#change-your-visit" kind="second">
                    Change my visit
                  </ButtonLink>
                </ActionBar>
              </TicketBar>
            </Ticket>
          ) : (
            <Notice tone="refused" title="This ticket is no longer valid">
              Confirmation code {visit.confirmationCode}
            </Notice>
          )}
          <section aria-labelledby="change-your-visit">
            <h2 id="change-your-visit">{visit.status === 'cancelled' ? 'What happens now' : 'Change your visit'}</h2>
            {visit.status === 'cancelled' ? null : <VisitEmail key={visit.revision} token={token} />}
            {news?.kind === 'stale' ? (
              <Notice title="This visit has changed" alert>
                You are looking at the current version. Your change was not made, and nothing was charged.
              </Notice>
            ) : null}
            {news?.kind === 'refused' ? (
              <Notice tone="refused" title="Nothing was changed" alert>
                {news.message}
              </Notice>
            ) : null}
            {visit.status === 'cancelled' ? (
              <>
                <Text kind="serif" mt={4}>
                  We have released your seats, and our e-mail removes the visit from your calendar. We keep signed
                  waivers for a year, then delete them. Come another time.
                </Text>
                <Text mt={4}>
                  <ButtonLink to="/tours" kind="second">
                    See the tours
                  </ButtonLink>
                </Text>
              </>
            ) : (
              <ChangeRows {...props} key={changedTo} />
            )}
            <Text kind="small" soft mt={4}>
              If something looks wrong, call {venue.phone}.
            </Text>
            {visit.status === 'confirmed' ? (
              <>
                <VisitWaivers {...props} />
                <VisitNeeds {...props} />
                <VisitFood visit={visit} />
              </>
            ) : null}
            {visit.status !== 'cancelled' && (visit.refunds ?? []).length > 0 ? <RefundSteps visit={visit} /> : null}
            <VisitLink {...props} />
          </section>
        </Columns>
        {visit.status === 'confirmed' ? (
          <OnPaper>
            <AfterBooking ticket={visit} last4={undefined} waivers={visit.waivers} />
          </OnPaper>
        ) : null}
      </Terrace>
    </>
  );
}
