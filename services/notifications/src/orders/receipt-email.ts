import { linesOfType } from '@hilltop/contracts/house/lines-of-type';
import { orderPlaced } from '@hilltop/contracts/orders/order-placed';
import { plainName, quotedText } from '@hilltop/platform/values/quoted-text';
import { type ComposedEmail, type Mail, on } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import {
  OrderReceiptDocument,
  type ReceiptFragment as Receipt,
  ReceiptAddressDocument,
} from '../generated/orders-queries.js';
import { type House, houseWords } from '../house/house.js';
import { emailPage } from '../layout/email-page.js';
import { type Fact, factTable } from '../layout/fact-table.js';
import { html } from '../layout/html.js';
import { MASTHEAD } from '../layout/masthead.js';
import { dollars, money } from '../layout/money.js';
import { COLOURS, FACES } from '../layout/palette.js';
import { block, signature } from '../layout/plain-text.js';
import { sheet } from '../layout/sheet.js';
import { mailingFacts } from './mailing-facts.js';
import { type OrderTickets, orderTickets } from './order-tickets.js';
import { seeOrder } from './see-order.js';
import { orderTexts } from './texts.en.js';

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
  const has = (type: Line['__typename']) => linesOfType(lines, type).length > 0;
  return orderTexts().receipt.lead(has('OrderItem'), has('OrderTour'), houseWords().expected);
}

export function composeReceipt(
  receipt: Receipt,
  tickets: OrderTickets,
  publicUrl: string,
  house: House,
): ComposedEmail {
  const { receipt: texts, order, why } = orderTexts();
  const lead = leadOf(receipt);
  const facts = receiptFacts(receipt);
  const words = [
    paymentText(receipt),
    ...linesOfType(receipt.lines, 'OrderDonation').map(({ note }) => quotedText(note)),
  ];
  const { url } = receipt;
  return {
    to: { name: plainName(receipt.customerName), address: receipt.customerEmail },
    subject: texts.subject(receipt.orderNumber),
    text: [
      texts.title.toUpperCase(),
      lead,
      block(order, facts),
      ...words,
      ...(url === null ? [] : [`${texts.see}:\n${url}`]),
      ...tickets.texts,
      signature(house, publicUrl),
      `${why}\n`,
    ].join('\n\n'),
    html: emailPage({
      preview: `${receipt.orderNumber}, ${money(receipt.totalWithShipping)}.`,
      title: texts.title,
      lead,
      shown: sheet(factTable(facts)),
      read: html`${words.map((text) => html`<p style="margin:0 0 14px;font-family:${FACES.text};font-size:17px;line-height:1.5;color:${COLOURS.ink}">${text}</p>`)}${url === null ? '' : seeOrder(url, texts.see)}${tickets.html}`,
      why,
      house,
      publicUrl,
    }),
    attachments: [MASTHEAD, ...tickets.attachments],
  };
}

/** Everything up to the total, as the buyer saw it at checkout. */
function costFacts(amounts: NonNullable<Receipt['amounts']>): Fact[] {
  const costs = amounts.slice(0, amounts.findIndex(({ kind }) => kind === 'TOTAL') + 1);
  return costs.map(({ label, cents }) => [label, `${cents < 0 ? '−' : ''}${dollars(Math.abs(cents))}`]);
}

function paymentText(receipt: Receipt): string {
  const { charged, paidByVouchers } = receipt;
  const cardCents = cardCentsOf(receipt);
  const texts = orderTexts().receipt;
  if (cardCents === 0) return paidByVouchers?.length ? texts.byVouchers : texts.nothing;
  return charged ? texts.charged(dollars(cardCents)) : texts.demonstration;
}

function cardCentsOf({ amounts }: Receipt): number {
  return (amounts ?? []).find(({ kind }) => kind === 'CARD')?.cents ?? 0;
}

function pickUpOrSend(delivery: Receipt['delivery']): Fact {
  const { shipTo, pickup, atCounter } = orderTexts().facts;
  return delivery ? [shipTo, addressLine(delivery)] : [pickup, atCounter];
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
        orderTexts().receipt.item(quantity, name, cancelled, isSent && pickUp),
        quantity === 1 ? money(amount) : orderTexts().receipt.each(money(amount), money(price)),
      ],
    ],
    OrderTour: ({ name, party, amount }) => [[`${name}, ${party}`, money(amount)]],
    OrderVoucher: (gift) => [
      [orderTexts().gift.of(plainName(gift.recipientName)), money(gift.amount)],
      ...mailingFacts(gift),
    ],
    OrderDonation: ({ name, amount }) => [[name, money(amount)]],
  };

function lineFacts<Type extends Line['__typename']>(type: Type, { lines, delivery }: Receipt): readonly Fact[] {
  return linesOfType(lines, type).flatMap((line) => LINE_FACTS[type](line, delivery !== null));
}

function receiptFacts(receipt: Receipt): Fact[] {
  const { orderNumber, lines, amounts, delivery } = receipt;
  const { facts, receipt: texts } = orderTexts();
  const paid = (receipt.paidByVouchers ?? []).map(
    ({ last4, amount, left }): Fact => [texts.paidBy(last4), texts.left(money(amount), money(left))],
  );
  return [
    [facts.order, orderNumber],
    ...lineFacts('OrderTour', receipt),
    ...lineFacts('OrderItem', receipt),
    ...lineFacts('OrderVoucher', receipt),
    ...lineFacts('OrderDonation', receipt),
    ...costFacts(amounts ?? []),
    ...paid,
    ...(paid.length > 0 ? [[facts.byCard, dollars(cardCentsOf(receipt))] satisfies Fact] : []),
    ...(linesOfType(lines, 'OrderItem').length > 0 ? [pickUpOrSend(delivery)] : []),
  ];
}
