import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  usePageTitle(t`Your voucher`);
  const { data, isLoading, refetch } = useTokenQuery(VoucherPageDocument);
  const voucher = data?.voucher;
  if (voucher) {
    return (
      <>
        <Masthead title={t`Your voucher`} lead={leadOf(voucher)} />
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
      waiting={t`Looking for your voucher...`}
      failed={[t`We couldn’t load your voucher`, t`Nothing is lost.`]}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {data ? (
        <DrawnState
          isPage
          alert
          title={t`This link doesn’t lead to a voucher`}
          action={
            <ButtonLink to="/contact">
              <Trans>Ask us</Trans>
            </ButtonLink>
          }
        >
          <Trans>Check that it is whole. The code on the card works all the same.</Trans>
        </DrawnState>
      ) : null}
    </TokenPage>
  );
}

function leadOf({ last4, recipientName, fromName }: NonNullable<VoucherPageQuery['voucher']>): string {
  if (recipientName && fromName) return t`Ends in ${last4}. For ${recipientName}, from ${fromName}.`;
  if (recipientName) return t`Ends in ${last4}. For ${recipientName}.`;
  return fromName ? t`Ends in ${last4}. From ${fromName}.` : t`Ends in ${last4}.`;
}
