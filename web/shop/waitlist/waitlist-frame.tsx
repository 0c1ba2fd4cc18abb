import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { stateDrawings } from '#house/drawings/state-drawings.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { Page, PageBody } from '../../kit/design/layout/page.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { Reach } from '../../kit/document/reach.js';
import { Ticket, type TicketFact } from '../design/ticket.js';
import { Beside, Columns, Opening, Picture, Sheet } from './waitlist-layout.js';

interface WaitlistFrameProps {
  readonly label?: string;
  readonly caps?: string;
  readonly title: string;
  readonly lead: string;
  readonly ticket: { readonly title: string; readonly facts: readonly TicketFact[]; readonly total: Stub };
  /** Results from the visitor's action: the heading is announced. */
  readonly isNews: boolean;
  /** Shown without scripts, in place of the telephone number for everything. */
  readonly withoutScript?: ReactNode;
  readonly children: ReactNode;
}

interface Stub {
  readonly label: string;
  readonly amount: string;
}

export function WaitlistFrame({
  label = t`Waiting list`,
  caps,
  title,
  lead,
  ticket,
  isNews,
  withoutScript,
  children,
}: WaitlistFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <>
      <Opening as="section" aria-label={label}>
        <Page>
          {caps ? <p data-caps="">{caps}</p> : null}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <Text kind="serif" mt={1}>
            {lead}
          </Text>
        </Page>
      </Opening>
      <Terrace>
        <PageBody>
          <Columns>
            <Sheet as="section">
              <noscript>
                {withoutScript ?? (
                  <Notice title={t`These buttons need JavaScript`}>
                    <Trans>
                      Without it, call <Reach />: we book the seats that we hold for you, or take you off the list.
                    </Trans>
                  </Notice>
                )}
              </noscript>
              {children}
            </Sheet>
            <Beside>
              <Picture>
                <img src={stateDrawings.waitingList} alt="" width={720} height={480} />
              </Picture>
              <Ticket {...ticket} />
            </Beside>
          </Columns>
        </PageBody>
      </Terrace>
    </>
  );
}
