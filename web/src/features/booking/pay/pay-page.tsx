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

/** /pay/{token}: whoever called pays for the seats that are held. */
export function PayPage() {
  const phone = usePhone();
  const { token = '' } = useParams();
  usePageTitle('Pay for your seats');
  const {
    data,
    loading: isAsking,
    refetch,
  } = useQuery(PaymentLinkPageDocument, {
    variables: { token },
    // The gateway's HTML has an answer; it is asked for again, because hydration can come much later.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [toldAt, setToldAt] = useState(Date.now);
  const read = data?.paymentLink;
  const loading = isAsking && read === undefined;
  const again = async (): Promise<void> => {
    await refetch().catch(() => undefined);
    setToldAt(Date.now());
  };
  if (read?.__typename === 'PaymentLink' && read.state === 'open') {
    return <PayView link={read} token={token} toldAt={toldAt} onEnded={() => void again()} />;
  }
  const over = read?.__typename === 'PaymentLink' && read.state !== 'open' ? OVER[read.state] : undefined;
  return (
    <Terrace>
      <PageBody>
        {loading ? <PageWaiting>Looking for your seats...</PageWaiting> : null}
        {over ? (
          <EmptyState
            isPage
            title={over[0]}
            action={
              over === OVER.paid ? (
                <ButtonLink to="/visit">Find my booking</ButtonLink>
              ) : (
                <ButtonLink to="/tours">See the tours</ButtonLink>
              )
            }
          >
            {over[1]} {over === OVER.paid ? null : phone}
          </EmptyState>
        ) : null}
        {read?.__typename === 'PaymentLinkNotFound' ? (
          <EmptyState
            isPage
            alert
            title="This link doesn’t lead to a payment"
            action={<ButtonLink to="/tours">See the tours</ButtonLink>}
          >
            It may have been cut off. The e-mail we sent you has all of it.
          </EmptyState>
        ) : null}
        {!loading && !read ? (
          <PageFailed title="We couldn’t load your seats" onRetry={() => void again()}>
            They are still held. Try again, or call {phone}.
          </PageFailed>
        ) : null}
      </PageBody>
    </Terrace>
  );
}
