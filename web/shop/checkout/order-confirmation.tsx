import { styled } from 'styled-components';
import { stateDrawings } from '#house/drawings/state-drawings.js';
import { linesOfType } from '../../../services/shared/contracts/src/house/lines-of-type.js';
import { Button } from '../../kit/design/controls/button.js';
import { Dialog } from '../../kit/design/layers/dialog.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { printedCents } from '../../kit/lib/money.js';
import { addressLines } from '../../kit/lib/postal-address.js';
import { fullDate, longDate } from '../../kit/lib/venue-dates.js';
import { OrderAmounts } from '../design/order-amounts.js';
import { stripeKey } from '../payment/stripe-key.js';
import type { PlacedOrder } from './placed-order.js';

/** What was ordered, beside the parcel that it becomes. */
const Placed = styled.div`
  > img { width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; background: var(--night); box-shadow: 0 0 0 4px var(--paper-raised), 0 0 0 5px var(--brass-deep); }
  &[data-parcel] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5); align-items: start; }
  ${media.fromTablet} { &[data-parcel] { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--s-6); } }
  ${media.belowTablet} { > img { order: -1; } }
`;

interface OrderConfirmationProps {
  readonly order: PlacedOrder | undefined;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Where the goods are to be had, as a sentence; nothing for tours alone. */
function whereItIs({ address, lines }: PlacedOrder): string {
  const goods = linesOfType(lines, 'OrderItem');
  if (goods.length === 0) return '';
  const isAtCounter = goods.some(({ pickUp }) => pickUp);
  if (address === undefined) return 'Your things wait for you at the counter.';
  if (isAtCounter)
    return `What you pick up waits at the counter. We send the rest to ${addressLines(address).join(', ')}.`;
  return `We will send your order to ${addressLines(address).join(', ')}.`;
}

function paidWords(cardCents: number): string {
  if (stripeKey() === undefined) return 'This is a demonstration: no payment was taken.';
  return cardCents === 0 ? 'No card was charged.' : `Your card was charged ${printedCents(cardCents)}.`;
}

/** A tour of the order, with a link to its ticket. */
function PlacedTour({ tour }: { readonly tour: Extract<PlacedOrder['lines'][number], { __typename: 'OrderTour' }> }) {
  const { name, tourDate, tourTime, party, confirmationCode, visitUrl } = tour;
  return (
    <div>
      <Text>
        <b>{name}</b>, {longDate(tourDate)}, {tourTime}. {party}.
      </Text>
      <Text figures>Confirmation code {confirmationCode}</Text>
      {visitUrl ? (
        <Text>
          <a href={visitUrl}>See your ticket</a>
        </Text>
      ) : null}
    </div>
  );
}

/** Stays until the visitor closes it, because the toast disappears after five seconds. */
export function OrderConfirmation({ order, onClose, onClosed }: OrderConfirmationProps) {
  if (order === undefined) return null;
  const { orderNumber, url, email, amounts, lines, refused } = order;
  const hasParcel = linesOfType(lines, 'OrderItem').length > 0;
  const cardCents = amounts.find(({ kind }) => kind === 'CARD')?.cents ?? 0;
  return (
    <Dialog open wide={hasParcel} onOpenChange={onClose} onClosed={onClosed} title={`Order ${orderNumber}`}>
      <Placed data-parcel={hasParcel ? '' : undefined}>
        <Stack gap={4} data-bar="">
          {refused.map(({ lineId, name, amount, message }) => (
            <Notice key={lineId} tone="refused" title={`Not in your order: ${name}`}>
              {message} Its ${amount} were never charged.
            </Notice>
          ))}
          {linesOfType(lines, 'OrderTour').map((tour) => (
            <PlacedTour key={tour.id} tour={tour} />
          ))}
          <ul>
            {linesOfType(lines, 'OrderItem').map(({ id, quantity, name }) => (
              <li key={id}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
          {linesOfType(lines, 'OrderVoucher').map(({ id, amount, recipientName, sendOn }) => (
            <Text key={id}>
              A gift voucher of <b>${amount}</b> for {recipientName}, by e-mail{' '}
              {sendOn === null ? 'at once' : `on ${fullDate(sendOn)}`}.
            </Text>
          ))}
          {linesOfType(lines, 'OrderDonation').map(({ id, name, amount }) => (
            <Text key={id}>
              {name}: <b>${amount}</b>. Thank you.
            </Text>
          ))}
          <OrderAmounts amounts={amounts} />
          <Text>
            Your receipt is on its way to {email}. {whereItIs(order)} {paidWords(cardCents)}
          </Text>
          {url ? (
            <Text>
              <a href={url}>See your order</a>. You can correct it there until it is packed.
            </Text>
          ) : null}
          <div>
            <Button onClick={onClose}>Back to the site</Button>
          </div>
        </Stack>
        {hasParcel ? <img src={stateDrawings.parcel} alt="" width={720} height={480} /> : null}
      </Placed>
    </Dialog>
  );
}
