import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { TicketFieldsFragment } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { Night } from '../../kit/design/ground/ground.js';
import { Page } from '../../kit/design/layout/page.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { routeOf } from '../../kit/words/language.js';
import { BookingMarks } from '../design/booking-marks.js';
import { TICKET_STEP } from '../state/booking-step.js';
import { storedBooking } from '../state/booking-storage.js';
import { AfterBooking } from './after-booking.js';
import { CalendarLink } from './calendar-link.js';
import { Keepsake } from './keepsake.js';
import { PrintStyle } from './print-style.js';

const Admit = styled(Night)`
  position: relative;
  isolation: isolate;
  padding-top: clamp(1.5rem, 1rem + 2vw, 2.75rem);
  text-align: center;
  overflow: clip;
  > svg { position: absolute; z-index: -1; top: 0; left: 50%; translate: -50% 0; width: max(100%, 80rem); height: 100%; max-width: none; }
  ol { max-width: 40rem; margin: 0 auto var(--s-6); }
  ${media.print} { padding: 0; background: none; overflow: visible; > svg, ol, h1, [data-lead] { display: none; } }
`;

const Kept = styled.div`
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  ${media.print} { margin: 0; }
`;

/** Above the ticket on a wide screen, under it on a narrow one: never over it. */
const Go = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-3) var(--s-4);
  padding-top: var(--s-5);
  @media screen and (max-width: 59.99rem) { order: 1; padding-bottom: var(--s-6); > * { flex: 1 1 9rem; } }
  ${media.print} { display: none; }
`;

const Issued = styled.div`
  display: flex;
  flex-direction: column;
  padding-bottom: clamp(1.5rem, 1rem + 2vw, 4rem);
  ${media.print} { display: block; padding: 0; }
`;

const OnPaper = styled(Page)`
  ${media.print} { width: 100%; }
`;

/** An e-mail address can be one long word. */
const Lead = styled(Text)`
  overflow-wrap: anywhere;
`;

interface IssuedTicketProps {
  readonly ticket: TicketFieldsFragment;
  readonly visitUrl: string;
  /** Last four digits of the card, from the payment. */
  readonly last4: string | undefined;
}

export function IssuedTicket({ ticket, visitUrl, last4 }: IssuedTicketProps) {
  const { email } = ticket;
  return (
    <>
      <PrintStyle />
      <Admit>
        <svg viewBox="0 0 1440 760" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
          <path d="M690 0H750L1824 1600H-384z" fill="var(--lamp)" opacity=".07" />
          <path d="M702 0H738L1395 1600H45z" fill="var(--lamp)" opacity=".07" />
        </svg>
        <OnPaper>
          <BookingMarks step={TICKET_STEP} guests={ticket.guests} />
          <h1 tabIndex={-1} data-step-heading="">
            <Trans>You are expected</Trans>
          </h1>
          <Lead kind="lead" mt={2} data-lead="">
            {email === ''
              ? t`Your tour is booked and paid. A copy is on its way to you.`
              : t`Your tour is booked and paid. A copy is on its way to ${email}.`}
          </Lead>
          <Issued>
            <Go>
              <Button onClick={() => window.print()}>
                <Icon name="print" size={20} />
                <Trans>Print Ticket</Trans>
              </Button>
              <CalendarLink token={new URL(visitUrl).pathname.split('/').at(-1) ?? ''} kind="second" />
              <ButtonLink to={routeOf(visitUrl)} kind="second">
                <Trans>Change or cancel</Trans>
              </ButtonLink>
              <ButtonLink to="/" kind="second" onClick={() => storedBooking.write(undefined)}>
                <Trans>Return to Home</Trans>
              </ButtonLink>
            </Go>
            <Kept>
              <Keepsake ticket={ticket} />
            </Kept>
          </Issued>
        </OnPaper>
      </Admit>
      <Terrace>
        <AfterBooking ticket={ticket} last4={last4} />
      </Terrace>
    </>
  );
}
