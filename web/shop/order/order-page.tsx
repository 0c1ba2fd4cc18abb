import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MyOrderDocument, type MyOrderFactsFragment } from '../../generated/operations.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { fullDate, longDate, printedTime, venueToday } from '../../kit/lib/venue-dates.js';
import { DrawnState } from '../design/drawn-state.js';
import { Columns, Rows, Steps, Work } from '../design/own-page-parts.js';
import { TokenPage, useTokenQuery } from '../token-page.js';
import { AddressPanel, AtCounter } from './address-panel.js';
import { GiftRow } from './gift-row.js';
import { GoodsRow } from './goods-row.js';
import { OrderCheck } from './order-check.js';
import { parcelWords, stateOf } from './order-state.js';

/** /order/{token}: the buyer's own order. */
export function OrderPage() {
  usePageTitle(t`Your order`);
  const { token, data, isLoading, refetch } = useTokenQuery(MyOrderDocument);
  const order = data?.myOrder;
  if (order) {
    const { orderNumber } = order;
    const day = fullDate(venueToday(new Date(order.createdAt)));
    return (
      <>
        <Masthead title={t`Your order`} lead={t`${orderNumber}, placed on ${day}.`} />
        <Terrace>
          <OrderView order={order} token={token} />
        </Terrace>
      </>
    );
  }
  return (
    <TokenPage
      isLoading={isLoading}
      waiting={t`Looking for your order...`}
      failed={[t`We couldn’t load your order`, t`Your order is safe.`]}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {data ? (
        <DrawnState
          isPage
          alert
          title={t`This link doesn’t lead to an order`}
          action={<ButtonLink to="/contact">{t`Ask us`}</ButtonLink>}
        >
          {t`It may have been cut off. The e-mail with your receipt has the whole link.`}
        </DrawnState>
      ) : null}
    </TokenPage>
  );
}

interface OrderViewProps {
  readonly order: MyOrderFactsFragment;
  readonly token: string;
}

export function OrderView({ order, token }: OrderViewProps) {
  const { title, text, tone, steps, at } = stateOf(order);
  const { orderNumber, customerEmail: email } = order;
  return (
    <Columns>
      <Work>
        <section aria-label={t`How far it is`}>
          <Notice tone={tone} title={title}>
            {text}
          </Notice>
          {steps.length > 0 ? (
            <Steps>
              {steps.map((step, place) => (
                <li
                  key={step}
                  aria-current={place === at ? 'step' : undefined}
                  data-reached={place <= at ? '' : undefined}
                >
                  {step}
                </li>
              ))}
            </Steps>
          ) : null}
          {order.parcel ? <Parcel parcel={order.parcel} /> : null}
        </section>
        <Bought order={order} token={token} />
        <AddressPanel order={order} token={token} />
        <AtCounter order={order} />
        <Text soft>
          <Trans>
            Something is wrong, or you want it another way? <TextLink to="/contact">Write to us</TextLink> and name the
            order {orderNumber}.
          </Trans>{' '}
          {email === '' ? null : <Trans>E-mails about it go to {email}</Trans>}
        </Text>
      </Work>
      <OrderCheck order={order} />
    </Columns>
  );
}

function Parcel({ parcel }: { readonly parcel: NonNullable<OrderViewProps['order']['parcel']> }) {
  const { carrier, trackingUrl } = parcel;
  return (
    <Text>
      {parcelWords(parcel)}{' '}
      {trackingUrl === null ? null : (
        // The address of this page opens it.
        <a href={trackingUrl} rel="noreferrer">
          <Trans>
            Follow it with {carrier}
            <VisuallyHidden> (on another site)</VisuallyHidden>
          </Trans>
        </a>
      )}
    </Text>
  );
}

interface LineProps extends OrderViewProps {
  readonly line: MyOrderFactsFragment['lines'][number];
}

function Line({ order, line, token }: LineProps) {
  switch (line.__typename) {
    case 'OrderItem':
      return <GoodsRow order={order} line={line} token={token} />;
    case 'OrderTour':
      return <TourRow tour={line} />;
    case 'OrderVoucher':
      return <GiftRow gift={line} token={token} />;
    case 'OrderDonation':
      return (
        <li>
          <b>{line.name}</b>
          <strong>${line.amount}</strong>
          <Text soft>{line.cancelled > 0 ? t`Given back` : line.note}</Text>
        </li>
      );
  }
}

function TourRow({ tour }: { readonly tour: Extract<LineProps['line'], { readonly __typename: 'OrderTour' }> }) {
  const { name, party, amount, visitUrl } = tour;
  const [day, tourTime] = [longDate(tour.tourDate), printedTime(tour.tourTime)];
  return (
    <li>
      <b>{name}</b>
      <strong>${amount}</strong>
      <Text soft>{t`${party}, booked for ${day}, ${tourTime}`}</Text>
      {visitUrl ? (
        <Text>
          <a href={visitUrl}>{t`Your visit: ticket, changes, cancellation`}</a>
        </Text>
      ) : null}
    </li>
  );
}

/** Every line. Tours and vouchers that are not mailed yet lead to their own pages. */
function Bought({ order, token }: OrderViewProps) {
  return (
    <section aria-labelledby="bought">
      <h2 id="bought">{t`What you bought`}</h2>
      <Rows>
        {order.lines.map((line) => (
          <Line key={line.id} order={order} line={line} token={token} />
        ))}
      </Rows>
    </section>
  );
}
