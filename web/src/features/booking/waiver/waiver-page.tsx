import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../design/controls/button-link.js';
import { Terrace } from '../../../design/frames/terrace.js';
import { PageBody } from '../../../design/layout/page.js';
import { EmptyState } from '../../../design/waiting/empty-state.js';
import { PageFailed, PageWaiting } from '../../../design/waiting/page-states.js';
import { usePageTitle } from '../../../document/page-title.js';
import { usePhone } from '../../../document/use-house.js';
import { type InvitationFragment, WaiverInvitationDocument } from '../../../generated/operations.js';
import { WaiverView } from './waiver-view.js';

/** /waiver/{token}: a guest signs the waiver for a visit, and can do nothing else with it. */
export function WaiverPage() {
  const phone = usePhone();
  const { token = '' } = useParams();
  usePageTitle('Sign the waiver');
  const {
    data,
    loading: isAsking,
    refetch,
  } = useQuery(WaiverInvitationDocument, {
    variables: { token },
    // The gateway's HTML has an answer; it is asked for again, because hydration can come much later.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [newest, setNewest] = useState<InvitationFragment>();
  const read = data?.waiverInvitation;
  const loading = isAsking && read === undefined;
  const invitation = newest ?? (read?.__typename === 'WaiverInvitation' ? read : undefined);
  if (invitation) return <WaiverView invitation={invitation} token={token} show={setNewest} />;
  return (
    <Terrace>
      <PageBody>
        {loading ? <PageWaiting>Looking for the visit...</PageWaiting> : null}
        {!loading && read?.__typename === 'BookingNotFound' ? (
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
        {!loading && !read ? (
          <PageFailed title="We couldn’t load the waiver" onRetry={() => void refetch().catch(() => undefined)}>
            Nothing is lost. Try again, sign at the door, or call {phone}.
          </PageFailed>
        ) : null}
      </PageBody>
    </Terrace>
  );
}
