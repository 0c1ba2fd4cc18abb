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
import { orderTexts } from './texts.en.js';

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

function isOfParcel(kind: Change['kind']): kind is OfParcel {
  return kind === 'parcel_sent' || kind === 'parcel_corrected';
}

function isBack({ kind, order }: Change): boolean {
  return isOfParcel(kind) && order.status !== 'handed_over';
}

export function composeOrderChange(change: Change, publicUrl: string, house: House): ComposedEmail {
  const { kind } = change;
  return isOfParcel(kind)
    ? composeParcel(orderTexts().parcel.leads[kind], change.order, publicUrl, house)
    : composeCorrection({ ...change, kind }, publicUrl, house);
}

/** What is left of the goods. */
function howItIsHad({ lines }: Change['order']): Fact[] {
  const left = linesOfType(lines, 'OrderItem').filter(({ quantity, cancelled }) => quantity > cancelled);
  const { pickedUp, sent } = orderTexts().correction;
  return left.map(({ name, quantity, cancelled, pickUp }) => [
    `${quantity - cancelled} × ${name}`,
    pickUp ? pickedUp : sent,
  ]);
}

function shipTo({ delivery }: Change['order']): readonly Fact[] {
  if (!delivery) return [];
  const { address, city, state, zipCode } = delivery;
  return [[orderTexts().facts.shipTo, quotedText(`${address}, ${city}, ${state} ${zipCode}`)]];
}

/** Also for an order whose carrier is not named, and for one whose number was mistyped. */
function composeParcel(lead: string, order: Change['order'], publicUrl: string, house: House): ComposedEmail {
  const { orderNumber, customerName, customerEmail, url, parcel } = order;
  const { parcel: texts, facts, see, why } = orderTexts();
  const carrier = parcel && quotedText(parcel.carrier);
  const number = parcel && quotedText(parcel.trackingNumber ?? '');
  return {
    to: { name: plainName(customerName), address: customerEmail },
    subject: texts.subject(orderNumber),
    ...composeNotice({
      title: texts.title,
      lead,
      about: texts.about,
      facts: [
        [facts.order, orderNumber],
        ...(carrier ? [[texts.sentWith, carrier] satisfies Fact] : []),
        ...(number ? [[texts.number, number] satisfies Fact] : []),
        ...shipTo(order),
      ],
      action: see,
      url: url ?? publicUrl,
      next: texts.next(house.phone),
      ...(parcel?.trackingUrl && {
        also: { lead: texts.where, action: texts.follow(`${carrier}`), url: parcel.trackingUrl },
      }),
      why,
      house,
      publicUrl,
    }),
  };
}

function composeCorrection({ kind, actor, order }: Correction, publicUrl: string, house: House): ComposedEmail {
  const { orderNumber, customerName, customerEmail, url } = order;
  const { correction: texts, changed: title, facts, gift: ofGift, see, why } = orderTexts();
  const gifts = linesOfType(order.lines, 'OrderVoucher').flatMap((gift): Fact[] => [
    [ofGift.term, plainName(gift.recipientName)],
    ...mailingFacts(gift),
  ]);
  return {
    to: { name: plainName(customerName), address: customerEmail },
    subject: texts.subject(orderNumber),
    ...composeNotice({
      title,
      lead: texts.leads[kind](actor === 'staff'),
      about: texts.about,
      facts: [
        [facts.order, orderNumber],
        ...(kind === 'line_switched' ? howItIsHad(order) : []),
        ...(kind === 'mailing_changed' ? [] : shipTo(order)),
        ...(kind === 'mailing_changed' ? gifts : []),
      ],
      action: see,
      url: url ?? publicUrl,
      next: texts.next(house.phone),
      why,
      house,
      publicUrl,
    }),
  };
}
