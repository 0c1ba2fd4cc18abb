import { linesOfType } from '@hilltop/contracts/house/lines-of-type';
import { orderPlaced } from '@hilltop/contracts/orders/order-placed';
import { formatCents } from '@hilltop/platform/values/cents';
import { plainName, quotedText } from '@hilltop/platform/values/quoted-text';
import { type ComposedEmail, type Mail, on } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import {
  OrderReceiptDocument,
  type ReceiptFragment as Receipt,
  ReceiptAddressDocument,
} from '../generated/orders-queries.js';
import { HOUSE_WORDS, type House } from '../house/house.js';
import { emailPage } from '../layout/email-page.js';
import { type Fact, factTable } from '../layout/fact-table.js';
import { html } from '../layout/html.js';
import { MASTHEAD } from '../layout/masthead.js';
import { COLOURS, FACES } from '../layout/palette.js';
import { block, signature } from '../layout/plain-text.js';
import { sheet } from '../layout/sheet.js';
import { mailingFacts } from './mailing-facts.js';
import { type OrderTickets, orderTickets } from './order-tickets.js';
import { seeOrder } from './see-order.js';

const TITLE = 'Thank you for your order';
const SEE = 'See your order, and correct it until it is packed';
const WHY = 'You’re receiving this e-mail because an order was placed with this address.';

export const receiptMail: Mail = {
  kind: 'order-receipt',
  to: 'its buyer',
  events: [
    on(orderPlaced, 'notifications-receipt', {
      when: 'A visitor orders from the store, or pays for a cart',
      about: ({ data }) => data.orderId,
      cause: 'unverified',
    }),
  ],
  async compose(id, house, { orders, tickets, settings, clock }) {
    const { orderReceipt } = await orders.read(OrderReceiptDocument, { id });
    if (!orderReceipt) return undefined;
    const tours = linesOfType(orderReceipt.lines, 'OrderTour');
    const found = await Promise.all(tours.map(({ bookingId }) => tickets.read(bookingId)));
    const valid = found.filter((ticket) => ticket !== undefined);
    const ofTours = await orderTickets(valid, settings, house, clock.now());
    return composeReceipt(orderReceipt, ofTours, settings.PUBLIC_URL, house);
  },
  recipients: readAddresses('orders', ReceiptAddressDocument, ({ orderReceipt }) => orderReceipt?.customerEmail),
};

/** An order of tours alone has nothing to process. */
function leadOf({ lines }: Receipt): string {
  const hasTours = linesOfType(lines, 'OrderTour').length > 0;
  const receipt = `This e-mail is your receipt${hasTours ? ' and your ticket' : ''}.`;
  if (linesOfType(lines, 'OrderItem').length > 0) return `We'll process your order shortly. ${receipt}`;
  return hasTours ? `${HOUSE_WORDS.expected}. ${receipt}` : receipt;
}

export function composeReceipt(
  receipt: Receipt,
  tickets: OrderTickets,
  publicUrl: string,
  house: House,
): ComposedEmail {
  const lead = leadOf(receipt);
  const facts = receiptFacts(receipt);
  const words = [
    paymentText(receipt),
    ...linesOfType(receipt.lines, 'OrderDonation').map(({ note }) => quotedText(note)),
  ];
  const { url } = receipt;
  return {
    to: { name: plainName(receipt.customerName), address: receipt.customerEmail },
    subject: `Your order ${receipt.orderNumber}`,
    text: [
      TITLE.toUpperCase(),
      lead,
      block('Your order', facts),
      ...words,
      ...(url === null ? [] : [`${SEE}:\n${url}`]),
      ...tickets.texts,
      signature(house, publicUrl),
      `${WHY}\n`,
    ].join('\n\n'),
    html: emailPage({
      preview: `${receipt.orderNumber}, $${receipt.totalWithShipping}.`,
      title: TITLE,
      lead,
      shown: sheet(factTable(facts)),
      read: html`${words.map((text) => html`<p style="margin:0 0 14px;font-family:${FACES.text};font-size:17px;line-height:1.5;color:${COLOURS.ink}">${text}</p>`)}${url === null ? '' : seeOrder(url, SEE)}${tickets.html}`,
      why: WHY,
      house,
      publicUrl,
    }),
    attachments: [MASTHEAD, ...tickets.attachments],
  };
}

/** Everything up to the total, as the buyer saw it at checkout. */
function costFacts(amounts: NonNullable<Receipt['amounts']>): Fact[] {
  const costs = amounts.slice(0, amounts.findIndex(({ kind }) => kind === 'TOTAL') + 1);
  return costs.map(({ label, cents }) => [label, `${cents < 0 ? '−' : ''}$${formatCents(Math.abs(cents))}`]);
}

function paymentText(receipt: Receipt): string {
  const { charged, paidByVouchers } = receipt;
  const cardCents = cardCentsOf(receipt);
  if (cardCents === 0 && paidByVouchers?.length) return 'It is paid by vouchers. No card was charged.';
  if (cardCents === 0) return 'Nothing was to be paid. No card was charged.';
  return charged
    ? `Your card was charged $${formatCents(cardCents)}.`
    : 'This is a demonstration: no payment was taken.';
}

function cardCentsOf({ amounts }: Receipt): number {
  return (amounts ?? []).find(({ kind }) => kind === 'CARD')?.cents ?? 0;
}

function pickUpOrSend(delivery: Receipt['delivery']): Fact {
  return delivery ? ['Ship to', addressLine(delivery)] : ['Pickup', 'At the counter'];
}

function addressLine({ address, city, state, zipCode }: NonNullable<Receipt['delivery']>): string {
  return quotedText(`${address}, ${city}, ${state} ${zipCode}`);
}

type Line = Receipt['lines'][number];
type OfType<Type extends Line['__typename']> = Extract<Line, { readonly __typename: Type }>;

/** What a receipt says of a line. @param isSent what is not picked up of the order */
const LINE_FACTS: { readonly [Type in Line['__typename']]: (line: OfType<Type>, isSent: boolean) => readonly Fact[] } =
  {
    OrderItem: ({ name, quantity, cancelled, price, amount, pickUp }, isSent) => [
      [
        `${quantity} × ${name}${cancelled > 0 ? `, ${cancelled} of them canceled` : ''}${isSent && pickUp ? ', to pick up' : ''}`,
        quantity === 1 ? `$${amount}` : `$${amount} ($${price} each)`,
      ],
    ],
    OrderTour: ({ name, party, amount }) => [[`${name}, ${party}`, `$${amount}`]],
    OrderVoucher: (gift) => [
      [`Gift voucher for ${plainName(gift.recipientName)}`, `$${gift.amount}`],
      ...mailingFacts(gift),
    ],
    OrderDonation: ({ name, amount }) => [[name, `$${amount}`]],
  };

function lineFacts<Type extends Line['__typename']>(type: Type, { lines, delivery }: Receipt): readonly Fact[] {
  return linesOfType(lines, type).flatMap((line) => LINE_FACTS[type](line, delivery !== null));
}

function receiptFacts(receipt: Receipt): Fact[] {
  const { orderNumber, lines, amounts, delivery } = receipt;
  const paid = (receipt.paidByVouchers ?? []).map(
    ({ last4, amount, left }): Fact => [`Paid by the voucher …${last4}`, `$${amount} ($${left} is left on it)`],
  );
  return [
    ['Order number', orderNumber],
    ...lineFacts('OrderTour', receipt),
    ...lineFacts('OrderItem', receipt),
    ...lineFacts('OrderVoucher', receipt),
    ...lineFacts('OrderDonation', receipt),
    ...costFacts(amounts ?? []),
    ...paid,
    ...(paid.length > 0 ? [['By card', `$${formatCents(cardCentsOf(receipt))}`] satisfies Fact] : []),
    ...(linesOfType(lines, 'OrderItem').length > 0 ? [pickUpOrSend(delivery)] : []),
  ];
}
