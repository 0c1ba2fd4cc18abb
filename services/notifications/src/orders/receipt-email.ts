import { linesOfType } from '@hilltop/contracts/house/lines-of-type';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { formatCents } from '@hilltop/platform/values/cents';
import { plainName, quotedText } from '@hilltop/platform/values/quoted-text';
import { Inject, Injectable } from '@nestjs/common';
import { OrdersClient } from '../clients.js';
import type { ComposedEmail, EmailComposer } from '../emails/composer.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
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
import { TicketReader } from '../tickets/ticket-reader.js';
import { mailingFacts } from './mailing-facts.js';
import { type OrderTickets, orderTickets } from './order-tickets.js';
import { seeOrder } from './see-order.js';

const TITLE = 'Thank you for your order';
const SEE = 'See your order, and correct it until it is packed';
const WHY = 'You’re receiving this e-mail because an order was placed with this address.';

@Injectable()
export class ReceiptEmail implements EmailComposer {
  readonly kind = 'order-receipt';
  private readonly tickets: TicketReader;

  constructor(
    private readonly orders: OrdersClient,
    bookings: SubgraphClient,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'MAIL_FROM' | 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.tickets = new TicketReader(bookings);
  }

  async compose(orderId: string, house: House): Promise<ComposedEmail | undefined> {
    const { orderReceipt } = await this.orders.read(OrderReceiptDocument, { id: orderId });
    if (!orderReceipt) return undefined;
    const { PUBLIC_URL } = this.settings;
    const tours = linesOfType(orderReceipt.lines, 'OrderTour');
    const found = await Promise.all(tours.map(({ bookingId }) => this.tickets.read(bookingId)));
    const valid = found.filter((ticket) => ticket !== undefined);
    const tickets = await orderTickets(valid, this.settings, house, this.clock.now());
    return composeReceipt(orderReceipt, tickets, PUBLIC_URL, house);
  }

  recipients(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return readAddresses(
      this.orders,
      ReceiptAddressDocument,
      ({ orderReceipt }) => orderReceipt?.customerEmail,
      orderIds,
    );
  }
}

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
