import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { media } from '../../kit/design/media.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { ActionBar } from '../design/action-bar.js';
import { DrawnState } from '../design/drawn-state.js';
import { AfterBooking } from '../ticket/after-booking.js';
import { CalendarLink } from '../ticket/calendar-link.js';
import { Keepsake } from '../ticket/keepsake.js';
import { PrintStyle } from '../ticket/print-style.js';
import { TokenPage } from '../token-page.js';
import { useVisit } from './use-visit.js';
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

function VisitView(props: VisitProps) {
  const { visit } = props;
  const { confirmationCode } = visit;
  return (
    <>
      <PrintStyle />
      <VisitOpening {...props} />
      <Terrace>
        <Columns>
          {visit.status === 'confirmed' ? (
            <Ticket>
              <Keepsake ticket={visit} startsShort />
              <TicketBar>
                <ActionBar>
                  <CalendarLink token={props.token} />
                  <ButtonLink to="#change-your-visit" kind="second">
                    <Trans>Change my visit</Trans>
                  </ButtonLink>
                </ActionBar>
              </TicketBar>
            </Ticket>
          ) : (
            <Notice tone="refused" title={t`This ticket is no longer valid`}>
              <Trans>Confirmation code {confirmationCode}</Trans>
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

/** /visit/{token}: a visitor's own booking. */
export function VisitPage() {
  usePageTitle(t`Your visit`);
  const state = useVisit();
  const [mailedTo, setMailedTo] = useState<string>();
  if (state.visit !== undefined && mailedTo === undefined) {
    const { email } = state.visit;
    return <VisitView {...state} visit={state.visit} onReplaced={() => setMailedTo(email)} />;
  }
  const findIt = <ButtonLink to="/visit">{t`Find my booking`}</ButtonLink>;
  return (
    <TokenPage
      isLoading={state.isLoading}
      waiting={t`Looking for your visit...`}
      failed={[t`We couldn’t load your visit`, t`Your booking is safe.`]}
      onRetry={state.retry}
    >
      {mailedTo !== undefined ? (
        <LinkEnded mailedTo={mailedTo} />
      ) : state.isReplaced ? (
        <DrawnState isPage of="lostTicket" alert title={t`This link was replaced`} action={findIt}>
          <Trans>
            The newest e-mail about your booking has the new link. Or give us your confirmation code and e-mail address,
            and we will send it again.
          </Trans>
        </DrawnState>
      ) : state.isMissing ? (
        <DrawnState isPage alert title={t`This link doesn’t lead to a visit`} action={findIt}>
          <Trans>
            It may have been cut off. Give us your confirmation code and e-mail address, and we will send it again.
          </Trans>
        </DrawnState>
      ) : null}
    </TokenPage>
  );
}

/** The visitor has replaced the link. The pressed button is gone with its page. */
function LinkEnded({ mailedTo }: { readonly mailedTo: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <DrawnState
        isPage
        of="lostTicket"
        title={t`This link has ended`}
        action={<ButtonLink to="/visit">{t`Find my booking`}</ButtonLink>}
      >
        <Trans>We have sent a new one to {mailedTo}, the address of the booking. Nothing else has changed.</Trans>
      </DrawnState>
    </div>
  );
}
