import { linesOfType } from '@hilltop/contracts/house/lines-of-type';
import { orderChanged } from '@hilltop/contracts/orders/order-changed';
import { plainName, quotedText } from '@hilltop/platform/values/quoted-text';
import { type ComposedEmail, type Mail, on } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import {
  type ChangeOfOrderFragment as Change,
  ChangeOfOrderAddressDocument,
  ChangeOfOrderDocument,
} from '../generated/orders-queries.js';
import type { House } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { composeNotice } from '../layout/notice.js';
import { mailingFacts } from './mailing-facts.js';

const changed = { about: ({ data }: { data: { changeId: string } }) => data.changeId };

/** Once for each change: a link can be in strange hands. */
export const orderChangeMail: Mail = {
  kind: 'order-change',
  to: 'its buyer',
  events: [
    on(orderChanged, 'notifications-order-change', {
      ...changed,
      when: 'Staff correct an address or a mailing of an order, or what is sent of it, or send its parcel or correct that',
      only: ({ data }) => data.byStaff,
      cause: 'house',
    }),
    on(orderChanged, 'notifications-order-change', {
      ...changed,
      when: 'Its buyer corrects one of these on the page of the order',
      only: ({ data }) => !data.byStaff,
      cause: 'unverified',
    }),
  ],
  stops: 'Its buyer was erased, or its parcel is back',
  async compose(id, house, { orders, settings }) {
    const { orderChange } = await orders.read(ChangeOfOrderDocument, { id });
    const isOld = !orderChange || orderChange.order.customerEmail === '' || isBack(orderChange);
    return isOld ? 'stale' : composeOrderChange(orderChange, settings.PUBLIC_URL, house);
  },
  recipients: readAddresses(
    'orders',
    ChangeOfOrderAddressDocument,
    ({ orderChange }) => orderChange?.order.customerEmail,
  ),
};

type OfParcel = 'parcel_sent' | 'parcel_corrected';
type Correction = Change & { readonly kind: Exclude<Change['kind'], OfParcel> };

const LEADS: Readonly<Record<OfParcel, string>> = {
  parcel_sent: 'It has left us.',
  parcel_corrected: 'We corrected with whom it is sent, or its number. This is right:',
};

function isOfParcel(kind: Change['kind']): kind is OfParcel {
  return kind in LEADS;
}

function isBack({ kind, order }: Change): boolean {
  return isOfParcel(kind) && order.status !== 'handed_over';
}

export function composeOrderChange(change: Change, publicUrl: string, house: House): ComposedEmail {
  const { kind } = change;
  return isOfParcel(kind)
    ? composeParcel(LEADS[kind], change.order, publicUrl, house)
    : composeCorrection({ ...change, kind }, publicUrl, house);
}

const WHAT: Readonly<Record<Correction['kind'], string>> = {
  delivery_corrected: 'Where we send your order',
  mailing_changed: 'How a gift voucher of your order is mailed',
  line_switched: 'What of your order is sent and what is picked up',
};

/** What is left of the goods. */
function howItIsHad({ lines }: Change['order']): Fact[] {
  const left = linesOfType(lines, 'OrderItem').filter(({ quantity, cancelled }) => quantity > cancelled);
  return left.map(({ name, quantity, cancelled, pickUp }) => [
    `${quantity - cancelled} × ${name}`,
    pickUp ? 'Picked up at the counter' : 'Sent',
  ]);
}

function shipTo({ delivery }: Change['order']): readonly Fact[] {
  if (!delivery) return [];
  return [['Ship to', quotedText(`${delivery.address}, ${delivery.city}, ${delivery.state} ${delivery.zipCode}`)]];
}

const WHY = 'You’re receiving this e-mail because an order was placed with this address.';

/** Also for an order whose carrier is not named, and for one whose number was mistyped. */
function composeParcel(lead: string, order: Change['order'], publicUrl: string, house: House): ComposedEmail {
  const { orderNumber, customerName, customerEmail, url, parcel } = order;
  const carrier = parcel && quotedText(parcel.carrier);
  const number = parcel && quotedText(parcel.trackingNumber ?? '');
  return {
    to: { name: plainName(customerName), address: customerEmail },
    subject: `Your parcel is on its way: order ${orderNumber}`,
    ...composeNotice({
      title: 'Your parcel is on its way',
      lead,
      about: 'Your parcel',
      facts: [
        ['Order number', orderNumber],
        ...(carrier ? [['Sent with', carrier] satisfies Fact] : []),
        ...(number ? [['Tracking number', number] satisfies Fact] : []),
        ...shipTo(order),
      ],
      action: 'See your order',
      url: url ?? publicUrl,
      next: `If something is wrong with it, please call us: ${house.phone}.`,
      ...(parcel?.trackingUrl && {
        also: { lead: 'See where it is.', action: `Follow it with ${carrier}`, url: parcel.trackingUrl },
      }),
      why: WHY,
      house,
      publicUrl,
    }),
  };
}

function composeCorrection({ kind, actor, order }: Correction, publicUrl: string, house: House): ComposedEmail {
  const { orderNumber, customerName, customerEmail, url } = order;
  const gifts = linesOfType(order.lines, 'OrderVoucher').flatMap((gift): Fact[] => [
    ['Gift voucher for', plainName(gift.recipientName)],
    ...mailingFacts(gift),
  ]);
  return {
    to: { name: plainName(customerName), address: customerEmail },
    subject: `Changed in your order ${orderNumber}`,
    ...composeNotice({
      title: 'A change to your order',
      lead: `${WHAT[kind]} was changed${actor === 'staff' ? ' by us' : ' on its page'}.`,
      about: 'As it is now',
      facts: [
        ['Order number', orderNumber],
        ...(kind === 'line_switched' ? howItIsHad(order) : []),
        ...(kind === 'mailing_changed' ? [] : shipTo(order)),
        ...(kind === 'mailing_changed' ? gifts : []),
      ],
      action: 'See your order',
      url: url ?? publicUrl,
      next: `If you did not ask for this, please call us at once: ${house.phone}.`,
      why: WHY,
      house,
      publicUrl,
    }),
  };
}
