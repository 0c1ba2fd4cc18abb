import { GroupBillDocument } from '../../generated/operations.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { isolated } from '../../kit/lib/names.js';
import { DrawnState } from '../design/drawn-state.js';
import { TokenPage, useTokenQuery } from '../token-page.js';
import { BillView } from './bill-view.js';

/** /bill/{token}: an invoice of a group, for who pays it. */
export function BillPage() {
  usePageTitle('Your invoice');
  const { token, data, isLoading, refetch } = useTokenQuery(GroupBillDocument);
  const bill = data?.groupBill;
  if (bill) {
    return (
      <>
        <Masthead
          title="Your invoice"
          lead={`${bill.invoice.number}, for ${isolated(bill.organizationName)}: ${bill.tourName}.`}
        />
        <Terrace>
          <BillView bill={bill} token={token} />
        </Terrace>
      </>
    );
  }
  return (
    <TokenPage
      isLoading={isLoading}
      waiting="Looking for your invoice..."
      failed={['We couldn’t load your invoice', 'Your invoice is safe. Try again, or call']}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {data ? (
        <DrawnState
          isPage
          alert
          title="This link doesn’t lead to an invoice"
          action={<ButtonLink to="/contact">Ask us</ButtonLink>}
        >
          It may have been cut off. The e-mail with the invoice has the whole link.
        </DrawnState>
      ) : null}
    </TokenPage>
  );
}
