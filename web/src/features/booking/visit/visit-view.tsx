import { styled } from 'styled-components';
import { ActionBar } from '../../../design/booking/action-bar.js';
import { ButtonLink } from '../../../design/controls/button-link.js';
import { Terrace } from '../../../design/frames/terrace.js';
import { PageBody } from '../../../design/layout/page.js';
import { Notice } from '../../../design/marks/notice.js';
import { media } from '../../../design/media.js';
import { AfterBooking } from '../ticket/after-booking.js';
import { CalendarLink } from '../ticket/calendar-link.js';
import { Keepsake } from '../ticket/keepsake.js';
import { PrintStyle } from '../ticket/print-style.js';
import { VisitChanges, type VisitProps } from './visit-changes.js';
import { VisitOpening } from './visit-opening.js';

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
  ${media.fromWide} { position: sticky; top: 6rem; }
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

/** A visitor's booking: ticket, possible changes, refunds. */
export function VisitView(props: VisitProps) {
  const { visit } = props;
  return (
    <>
      <PrintStyle />
      <VisitOpening {...props} />
      <Terrace>
        <Columns>
          {visit.status === 'confirmed' ? (
            <Ticket>
              <Keepsake ticket={visit} />
              <TicketBar>
                <ActionBar>
                  <CalendarLink token={props.token} />
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
          <VisitChanges {...props} />
        </Columns>
        {visit.status === 'confirmed' ? (
          <OnPaper>
            <AfterBooking ticket={visit} last4={undefined} />
          </OnPaper>
        ) : null}
      </Terrace>
    </>
  );
}
