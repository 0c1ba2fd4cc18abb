import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../design/controls/button-link.js';
import { Terrace } from '../../../design/frames/terrace.js';
import { PageBody } from '../../../design/layout/page.js';
import { EmptyState } from '../../../design/waiting/empty-state.js';
import { PageFailed, PageWaiting } from '../../../design/waiting/page-states.js';
import { usePageTitle } from '../../../document/page-title.js';
import { usePhone } from '../../../document/use-house.js';
import { useVisit } from './use-visit.js';
import { VisitView } from './visit-view.js';

/** /visit/{token}: a visitor's own booking. */
export function VisitPage() {
  const phone = usePhone();
  const { token = '' } = useParams();
  usePageTitle('Your visit');
  const state = useVisit(token);
  const [mailedTo, setMailedTo] = useState<string>();
  if (state.visit !== undefined && mailedTo === undefined) {
    const { email } = state.visit;
    return <VisitView {...state} visit={state.visit} token={token} onReplaced={() => setMailedTo(email)} />;
  }
  return (
    <Terrace>
      <PageBody>
        {state.isLoading ? <PageWaiting>Looking for your visit...</PageWaiting> : null}
        {mailedTo === undefined ? null : <LinkEnded mailedTo={mailedTo} />}
        {!state.isLoading && state.isReplaced ? (
          <EmptyState
            isPage
            alert
            title="This link was replaced"
            action={<ButtonLink to="/visit">Find my booking</ButtonLink>}
          >
            The newest e-mail about your booking has the new link. Or give us your confirmation code and e-mail address,
            and we will send it again.
          </EmptyState>
        ) : null}
        {!state.isLoading && state.isMissing && !state.isReplaced ? (
          <EmptyState
            isPage
            alert
            title="This link doesn’t lead to a visit"
            action={<ButtonLink to="/visit">Find my booking</ButtonLink>}
          >
            It may have been cut off. Give us your confirmation code and e-mail address, and we will send it again.
          </EmptyState>
        ) : null}
        {!state.isLoading && !state.isMissing && !state.visit ? (
          <PageFailed title="We couldn’t load your visit" onRetry={state.retry}>
            Your booking is safe. Try again, or call {phone}.
          </PageFailed>
        ) : null}
      </PageBody>
    </Terrace>
  );
}

/** The visitor has replaced the link. The pressed button is gone with its page. */
function LinkEnded({ mailedTo }: { readonly mailedTo: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState isPage title="This link has ended" action={<ButtonLink to="/visit">Find my booking</ButtonLink>}>
        We have sent a new one to {mailedTo}, the address of the booking. Nothing else has changed.
      </EmptyState>
    </div>
  );
}
