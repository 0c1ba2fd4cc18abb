import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { PageBody } from '../../design/layout/page.js';
import { EmptyState } from '../../design/waiting/empty-state.js';
import { PageFailed, PageWaiting } from '../../design/waiting/page-states.js';
import { usePageTitle } from '../../document/page-title.js';
import { usePhone } from '../../document/use-house.js';
import { AfterVisitDocument } from '../../generated/operations.js';
import { dayWithoutYear } from '../../lib/venue-dates.js';
import { AfterVisitView } from './after-visit-view.js';

/** /visit/{token}/after: a party that came writes in the guest book, and to the house alone. */
export function AfterVisitPage() {
  const phone = usePhone();
  const { token = '' } = useParams();
  usePageTitle('After your visit');
  const { data, loading, refetch } = useQuery(AfterVisitDocument, {
    variables: { token },
    // The gateway's HTML has an answer; it is asked for again, because hydration can come much later.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const read = data?.afterVisit;
  if (read?.__typename === 'AfterVisit') {
    const { tourName, tourDate, tourTime, cameIn } = read;
    const came = cameIn === 1 ? '1 guest came in.' : `${cameIn} guests came in.`;
    return (
      <>
        <Masthead
          title={cameIn > 0 ? 'You were here' : 'Your visit'}
          lead={`${dayWithoutYear(tourDate)}, ${tourTime}, ${tourName}. ${cameIn > 0 ? came : ''}`.trim()}
        />
        <Terrace>
          <PageBody>
            <AfterVisitView visit={read} token={token} />
          </PageBody>
        </Terrace>
      </>
    );
  }
  return (
    <Terrace>
      <PageBody>
        {loading && read === undefined ? <PageWaiting>Looking for your visit...</PageWaiting> : null}
        {read?.__typename === 'BookingNotFound' ? (
          <EmptyState
            isPage
            alert
            title={read.replaced ? 'This link was replaced' : 'This link doesn’t lead to a visit'}
            action={<ButtonLink to="/visit">Find my booking</ButtonLink>}
          >
            {read.replaced
              ? 'The newest e-mail about your booking has the new link.'
              : 'It may have been cut off. Give us your confirmation code and e-mail address, and we will send it again.'}
          </EmptyState>
        ) : null}
        {!loading && !read ? (
          <PageFailed title="We couldn’t load your visit" onRetry={() => void refetch().catch(() => undefined)}>
            Nothing is lost. Try again, or call {phone}.
          </PageFailed>
        ) : null}
      </PageBody>
    </Terrace>
  );
}
