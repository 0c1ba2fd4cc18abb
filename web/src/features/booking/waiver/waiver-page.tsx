import { useState } from 'react';
import { ButtonLink } from '../../../design/controls/button-link.js';
import { EmptyState } from '../../../design/waiting/empty-state.js';
import { usePageTitle } from '../../../document/page-title.js';
import { TokenPage, useTokenQuery } from '../../../document/token-page.js';
import { type InvitationFragment, WaiverInvitationDocument } from '../../../generated/operations.js';
import { WaiverView } from './waiver-view.js';

/** /waiver/{token}: a guest signs the waiver for a visit, and can do nothing else with it. */
export function WaiverPage() {
  usePageTitle('Sign the waiver');
  const { token, data, isLoading, refetch } = useTokenQuery(WaiverInvitationDocument);
  const [newest, setNewest] = useState<InvitationFragment>();
  const read = data?.waiverInvitation;
  const invitation = newest ?? (read?.__typename === 'WaiverInvitation' ? read : undefined);
  if (invitation) return <WaiverView invitation={invitation} token={token} show={setNewest} />;
  return (
    <TokenPage
      isLoading={isLoading}
      waiting="Looking for the visit..."
      failed={['We couldn’t load the waiver', 'Nothing is lost. Try again, sign at the door, or call']}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {read?.__typename === 'BookingNotFound' ? (
        <EmptyState
          isPage
          alert
          title={read.replaced ? 'This link was replaced' : 'This link doesn’t lead to a visit'}
          action={<ButtonLink to="/tours">See the tours</ButtonLink>}
        >
          {read.replaced
            ? 'Ask whoever invited you for the new link. You can also sign at the door.'
            : 'It may have been cut off. Ask whoever invited you to send it again. You can also sign at the door.'}
        </EmptyState>
      ) : null}
    </TokenPage>
  );
}
