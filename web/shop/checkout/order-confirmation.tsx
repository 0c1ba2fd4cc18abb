import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
import { sentences } from '../../kit/lib/sentences.js';
import { fullDate, longDate, printedTime } from '../../kit/lib/venue-dates.js';
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
  if (address === undefined) return t`Your things wait for you at the counter.`;
  const where = addressLines(address).join(', ');
  return isAtCounter
    ? t`What you pick up waits at the counter. We send the rest to ${where}.`
    : t`We will send your order to ${where}.`;
}

function paidWords(cardCents: number): string {
  if (stripeKey() === undefined) return t`This is a demonstration: no payment was taken.`;
  const sum = printedCents(cardCents);
  return cardCents === 0 ? t`No card was charged.` : t`Your card was charged ${sum}.`;
}

type Line = PlacedOrder['lines'][number];
type LineOf<Type extends Line['__typename']> = Extract<Line, { readonly __typename: Type }>;

/** A tour of the order, with a link to its ticket. */
function PlacedTour({ tour }: { readonly tour: LineOf<'OrderTour'> }) {
  const { name, tourDate, tourTime, party, confirmationCode, visitUrl } = tour;
  return (
    <div>
      <Text>
        <b>{name}</b>, {sentences([`${longDate(tourDate)}, ${printedTime(tourTime)}`, party])}
      </Text>
      <Text figures>
        <Trans>Confirmation code {confirmationCode}</Trans>
      </Text>
      {visitUrl ? (
        <Text>
          <a href={visitUrl}>
            <Trans>See your ticket</Trans>
          </a>
        </Text>
      ) : null}
    </div>
  );
}

function PlacedGift({ gift }: { readonly gift: LineOf<'OrderVoucher'> }) {
  const { amount, recipientName, sendOn } = gift;
  const day = sendOn && fullDate(sendOn);
  return (
    <Text>
      {day ? (
        <Trans>
          A gift voucher of <b>${amount}</b> for {recipientName}, by e-mail on {day}.
        </Trans>
      ) : (
        <Trans>
          A gift voucher of <b>${amount}</b> for {recipientName}, by e-mail at once.
        </Trans>
      )}
    </Text>
  );
}

/** Stays until the visitor closes it, because the toast disappears after five seconds. */
export function OrderConfirmation({ order, onClose, onClosed }: OrderConfirmationProps) {
  if (order === undefined) return null;
  const { orderNumber, url, email, amounts, lines, refused } = order;
  const hasParcel = linesOfType(lines, 'OrderItem').length > 0;
  const cardCents = amounts.find(({ kind }) => kind === 'CARD')?.cents ?? 0;
  return (
    <Dialog open wide={hasParcel} onOpenChange={onClose} onClosed={onClosed} title={t`Order ${orderNumber}`}>
      <Placed data-parcel={hasParcel ? '' : undefined}>
        <Stack gap={4} data-bar="">
          {refused.map(({ lineId, name, amount, message }) => (
            <Notice key={lineId} tone="refused" title={t`Not in your order: ${name}`}>
              <Trans>
                {message} Its ${amount} were never charged.
              </Trans>
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
          {linesOfType(lines, 'OrderVoucher').map((gift) => (
            <PlacedGift key={gift.id} gift={gift} />
          ))}
          {linesOfType(lines, 'OrderDonation').map(({ id, name, amount }) => (
            <Text key={id}>
              <Trans>
                {name}: <b>${amount}</b>. Thank you.
              </Trans>
            </Text>
          ))}
          <OrderAmounts amounts={amounts} />
          <Text>
            <Trans>Your receipt is on its way to {email}.</Trans> {whereItIs(order)} {paidWords(cardCents)}
          </Text>
          {url ? (
            <Text>
              <Trans>
                <a href={url}>See your order</a>. You can correct it there until it is packed.
              </Trans>
            </Text>
          ) : null}
          <div>
            <Button onClick={onClose}>
              <Trans>Back to the site</Trans>
            </Button>
          </div>
        </Stack>
        {hasParcel ? <img src={stateDrawings.parcel} alt="" width={720} height={480} /> : null}
      </Placed>
    </Dialog>
  );
}
