import { VoucherPageDocument, type VoucherPageQuery } from '../../generated/operations.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { DrawnState } from '../design/drawn-state.js';
import { TokenPage, useTokenQuery } from '../token-page.js';
import { VoucherView } from './voucher-view.js';

/** /voucher/{token}: the card, what is left, and every use. */
export function VoucherPage() {
  usePageTitle('Your voucher');
  const { data, isLoading, refetch } = useTokenQuery(VoucherPageDocument);
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
    <TokenPage
      isLoading={isLoading}
      waiting="Looking for your voucher..."
      failed={['We couldn’t load your voucher', 'Nothing is lost. Try again, or call']}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {data ? (
        <DrawnState
          isPage
          alert
          title="This link doesn’t lead to a voucher"
          action={<ButtonLink to="/contact">Ask us</ButtonLink>}
        >
          Check that it is whole. The code on the card works all the same.
        </DrawnState>
      ) : null}
    </TokenPage>
  );
}

function leadOf({ last4, recipientName, fromName }: NonNullable<VoucherPageQuery['voucher']>): string {
  const whose = [recipientName && `for ${recipientName}`, fromName && `from ${fromName}`].filter(Boolean).join(', ');
  return `Ends in ${last4}.${whose === '' ? '' : ` ${whose.replace(/^f/, 'F')}.`}`;
}
