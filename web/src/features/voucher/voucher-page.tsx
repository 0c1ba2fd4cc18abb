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
import { VoucherPageDocument, type VoucherPageQuery } from '../../generated/operations.js';
import { VoucherView } from './voucher-view.js';

/** /voucher/{token}: its holder sees the card, what is left, and every use. */
export function VoucherPage() {
  const phone = usePhone();
  const { token = '' } = useParams();
  usePageTitle('Your voucher');
  const { data, loading, refetch } = useQuery(VoucherPageDocument, {
    variables: { token },
    // The gateway's HTML has an answer; it is asked for again, because hydration can come much later.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const voucher = data?.voucher;
  if (voucher) {
    return (
      <>
        <Masthead title="Your voucher" lead={leadOf(voucher)} />
        <Terrace>
          <PageBody>
            <VoucherView voucher={voucher} />
          </PageBody>
        </Terrace>
      </>
    );
  }
  return (
    <Terrace>
      <PageBody>
        {loading && !data ? <PageWaiting>Looking for your voucher...</PageWaiting> : null}
        {data ? (
          <EmptyState
            isPage
            alert
            title="This link doesn’t lead to a voucher"
            action={<ButtonLink to="/contact">Ask us</ButtonLink>}
          >
            Check that it is whole. The code on the card works all the same.
          </EmptyState>
        ) : null}
        {!loading && !data ? (
          <PageFailed title="We couldn’t load your voucher" onRetry={() => void refetch().catch(() => undefined)}>
            Nothing is lost. Try again, or call {phone}.
          </PageFailed>
        ) : null}
      </PageBody>
    </Terrace>
  );
}

function leadOf({ last4, recipientName, fromName }: NonNullable<VoucherPageQuery['voucher']>): string {
  const whose = [recipientName && `for ${recipientName}`, fromName && `from ${fromName}`].filter(Boolean).join(', ');
  return `Ends in ${last4}.${whose === '' ? '' : ` ${whose.replace(/^f/, 'F')}.`}`;
}
