import { linesOfType } from '../../../services/shared/contracts/src/house/lines-of-type.js';
import { MyOrderDocument, type MyOrderFactsFragment } from '../../generated/operations.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { isolated } from '../../kit/lib/names.js';
import { fullDate, longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { DrawnState } from '../design/drawn-state.js';
import { Columns, Rows, Steps, Work } from '../design/own-page-parts.js';
import { TokenPage, useTokenQuery } from '../token-page.js';
import { AddressPanel } from './address-panel.js';
import { GiftRow } from './gift-row.js';
import { GoodsRow } from './goods-row.js';
import { OrderCheck } from './order-check.js';
import { stateOf } from './order-state.js';

/** /order/{token}: the buyer's own order. */
export function OrderPage() {
  usePageTitle('Your order');
  const { token, data, isLoading, refetch } = useTokenQuery(MyOrderDocument);
  const order = data?.myOrder;
  if (order) {
    return (
      <>
        <Masthead
          title="Your order"
          lead={`${order.orderNumber}, placed on ${fullDate(venueToday(new Date(order.createdAt)))}.`}
        />
        <Terrace>
          <OrderView order={order} token={token} />
        </Terrace>
      </>
    );
  }
  return (
    <TokenPage
      isLoading={isLoading}
      waiting="Looking for your order..."
      failed={['We couldn’t load your order', 'Your order is safe. Try again, or call']}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {data ? (
        <DrawnState
          isPage
          alert
          title="This link doesn’t lead to an order"
          action={<ButtonLink to="/contact">Ask us</ButtonLink>}
        >
          It may have been cut off. The e-mail with your receipt has the whole link.
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
  return (
    <Columns>
      <Work>
        <section aria-label="How far it is">
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
          Something is wrong, or you want it another way? <TextLink to="/contact">Write to us</TextLink> and name the
          order {order.orderNumber}.{order.customerEmail === '' ? '' : ` E-mails about it go to ${order.customerEmail}`}
        </Text>
      </Work>
      <OrderCheck order={order} />
    </Columns>
  );
}

/** "Sent with UPS on December 1, 2026, number 1Z999." */
function Parcel({ parcel }: { readonly parcel: NonNullable<MyOrderFactsFragment['parcel']> }) {
  const { carrier, trackingNumber, trackingUrl, sentAt } = parcel;
  const when = sentAt === null ? '' : ` on ${fullDate(venueToday(new Date(sentAt)))}`;
  return (
    <Text>
      Sent with {isolated(carrier)}
      {when}
      {trackingNumber === null ? '' : `, number ${trackingNumber}`}.{' '}
      {trackingUrl === null ? null : (
        // The address of this page opens it.
        <a href={trackingUrl} rel="noreferrer">
          Follow it with {carrier}
          <VisuallyHidden> (on another site)</VisuallyHidden>
        </a>
      )}
    </Text>
  );
}

/** Where to pick things up, and what to do to have them sent after all. */
function AtCounter({ order: { lines, delivery, status } }: Pick<OrderViewProps, 'order'>) {
  const goods = linesOfType(lines, 'OrderItem');
  if (!goods.some(({ pickUp, quantity, cancelled }) => pickUp && quantity > cancelled)) return null;
  const isOpen = delivery === null && (status === 'pending' || status === 'paid');
  return (
    <section aria-labelledby="counter">
      <h2 id="counter">Where you pick it up</h2>
      <Text>
        At the counter of the house, with this page or the order number.{' '}
        <TextLink to="/visit-us">Hours and the way</TextLink>
      </Text>
      {isOpen ? (
        <Text soft>
          To have it sent instead, <TextLink to="/contact">write to us</TextLink>: that costs shipping, which cannot be
          paid here.
        </Text>
      ) : null}
    </section>
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
          <Text soft>{line.cancelled > 0 ? 'Given back' : line.note}</Text>
        </li>
      );
  }
}

function TourRow({ tour }: { readonly tour: Extract<LineProps['line'], { readonly __typename: 'OrderTour' }> }) {
  const { name, tourDate, tourTime, party, amount, visitUrl } = tour;
  return (
    <li>
      <b>{name}</b>
      <strong>${amount}</strong>
      <Text soft>
        {party}, booked for {longDate(tourDate)}, {tourTime}
      </Text>
      {visitUrl ? (
        <Text>
          <a href={visitUrl}>Your visit: ticket, changes, cancellation</a>
        </Text>
      ) : null}
    </li>
  );
}

/** Every line. Tours and vouchers that are not mailed yet lead to their own pages. */
function Bought({ order, token }: OrderViewProps) {
  return (
    <section aria-labelledby="bought">
      <h2 id="bought">What you bought</h2>
      <Rows>
        {order.lines.map((line) => (
          <Line key={line.id} order={order} line={line} token={token} />
        ))}
      </Rows>
    </section>
  );
}
