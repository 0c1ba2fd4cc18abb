import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  usePageTitle(t`Your invoice`);
  const { token, data, isLoading, refetch } = useTokenQuery(GroupBillDocument);
  const bill = data?.groupBill;
  if (bill) {
    const { number } = bill.invoice;
    const organization = isolated(bill.organizationName);
    const { tourName } = bill;
    return (
      <>
        <Masthead title={t`Your invoice`} lead={t`${number}, for ${organization}: ${tourName}.`} />
        <Terrace>
          <BillView bill={bill} token={token} />
        </Terrace>
      </>
    );
  }
  return (
    <TokenPage
      isLoading={isLoading}
      waiting={t`Looking for your invoice...`}
      failed={[t`We couldn’t load your invoice`, t`Your invoice is safe.`]}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {data ? (
        <DrawnState
          isPage
          alert
          title={t`This link doesn’t lead to an invoice`}
          action={
            <ButtonLink to="/contact">
              <Trans>Ask us</Trans>
            </ButtonLink>
          }
        >
          <Trans>It may have been cut off. The e-mail with the invoice has the whole link.</Trans>
        </DrawnState>
      ) : null}
    </TokenPage>
  );
}
