import { useState } from 'react';
import { ButtonLink } from '../../../design/controls/button-link.js';
import { EmptyState } from '../../../design/waiting/empty-state.js';
import { usePageTitle } from '../../../document/page-title.js';
import { TokenPage, useTokenQuery } from '../../../document/token-page.js';
import { usePhone } from '../../../document/use-house.js';
import { PaymentLinkPageDocument, type PaymentLinkState } from '../../../generated/operations.js';
import { PayView } from './pay-view.js';

const OVER: Readonly<Record<Exclude<PaymentLinkState, 'open'>, readonly [title: string, text: string]>> = {
  paid: ['These seats are paid', 'We sent your ticket, with a link to your visit, to the address you gave.'],
  ended: [
    'The time to pay is over',
    'The seats went back on sale, and nothing was charged. Call us, and we look for others:',
  ],
  released: ['We no longer hold these seats', 'Nothing was charged. Call us, and we look for others:'],
};

/** /pay/{token}: a caller pays for held seats. */
export function PayPage() {
  const phone = usePhone();
  usePageTitle('Pay for your seats');
  const { token, data, isLoading, refetch } = useTokenQuery(PaymentLinkPageDocument);
  const [toldAt, setToldAt] = useState(Date.now);
  const read = data?.paymentLink;
  const again = async (): Promise<void> => {
    await refetch().catch(() => undefined);
    setToldAt(Date.now());
  };
  if (read?.__typename === 'PaymentLink' && read.state === 'open') {
    return <PayView link={read} token={token} toldAt={toldAt} onEnded={() => void again()} />;
  }
  const over = read?.__typename === 'PaymentLink' && read.state !== 'open' ? OVER[read.state] : undefined;
  const tours = <ButtonLink to="/tours">See the tours</ButtonLink>;
  return (
    <TokenPage
      isLoading={isLoading}
      waiting="Looking for your seats..."
      failed={['We couldn’t load your seats', 'They are still held. Try again, or call']}
      onRetry={() => void again()}
    >
      {over ? (
        <EmptyState
          isPage
          title={over[0]}
          action={over === OVER.paid ? <ButtonLink to="/visit">Find my booking</ButtonLink> : tours}
        >
          {over[1]} {over === OVER.paid ? null : phone}
        </EmptyState>
      ) : read ? (
        <EmptyState isPage alert title="This link doesn’t lead to a payment" action={tours}>
          It may have been cut off. The e-mail we sent you has all of it.
        </EmptyState>
      ) : null}
    </TokenPage>
  );
}
