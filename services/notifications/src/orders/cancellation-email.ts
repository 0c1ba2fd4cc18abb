import { linesOfType } from '@hilltop/contracts/house/lines-of-type';
import { orderLineCancelled } from '@hilltop/contracts/orders/order-line-cancelled';
import { parseCents } from '@hilltop/platform/values/cents';
import { plainName } from '@hilltop/platform/values/quoted-text';
import { type ComposedEmail, type Mail, on } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import {
  type CancellationFragment as Cancellation,
  CancellationAddressDocument,
  OrderCancellationDocument,
} from '../generated/orders-queries.js';
import type { House } from '../house/house.js';
import { emailPage } from '../layout/email-page.js';
import { type Fact, factTable } from '../layout/fact-table.js';
import { html } from '../layout/html.js';
import { MASTHEAD } from '../layout/masthead.js';
import { dollars, money } from '../layout/money.js';
import { COLOURS, FACES } from '../layout/palette.js';
import { block, signature } from '../layout/plain-text.js';
import { sheet } from '../layout/sheet.js';
import { seeOrder } from './see-order.js';
import { orderTexts } from './texts.en.js';

export const cancellationMail: Mail = {
  kind: 'order-cancellation',
  to: 'its buyer',
  events: [
    on(orderLineCancelled, 'notifications-order-cancellation', {
      when: 'Staff cancel a line of an order, or some pieces of it',
      about: ({ data }) => data.cancellationId,
      cause: 'house',
    }),
  ],
  async compose(id, house, { orders, settings }) {
    const { orderCancellation } = await orders.read(OrderCancellationDocument, { id });
    return orderCancellation ? composeCancellation(orderCancellation, settings.PUBLIC_URL, house) : undefined;
  },
  recipients: readAddresses(
    'orders',
    CancellationAddressDocument,
    ({ orderCancellation }) => orderCancellation?.order.customerEmail,
  ),
};

export function composeCancellation(cancellation: Cancellation, publicUrl: string, house: House): ComposedEmail {
  const { order, quantity, name } = cancellation;
  const { canceled, changed: title, order: about, see, why } = orderTexts();
  const lead = canceled.lead(quantity, name, order.orderNumber);
  const facts = factsOf(cancellation);
  const payment = paymentText(cancellation);
  const { url } = order;
  return {
    to: { name: plainName(order.customerName), address: order.customerEmail },
    subject: canceled.subject(order.orderNumber),
    text: [
      title.toUpperCase(),
      lead,
      block(about, facts),
      payment,
      ...(url === null ? [] : [`${see}:\n${url}`]),
      signature(house, publicUrl),
      `${why}\n`,
    ].join('\n\n'),
    html: emailPage({
      preview: lead,
      title,
      lead,
      shown: sheet(factTable(facts)),
      read: html`<p style="margin:0;font-family:${FACES.text};font-size:17px;line-height:1.5;color:${COLOURS.ink}">${payment}</p>${url === null ? '' : seeOrder(url, see)}`,
      why,
      house,
      publicUrl,
    }),
    attachments: [MASTHEAD],
  };
}

function paymentText(cancellation: Cancellation): string {
  const text = refundText(cancellation);
  return cancellation.toBlocked === '0.00' ? text : `${text} ${orderTexts().canceled.blocked}`;
}

function refundText({ returned, toVouchers, order }: Cancellation): string {
  const cardCents = (parseCents(returned) ?? 0) - (parseCents(toVouchers) ?? 0);
  const { toVoucher, toBoth, toCard, demonstration, nothing } = orderTexts().canceled;
  if (toVouchers !== '0.00' && cardCents === 0) return toVoucher(money(toVouchers));
  if (toVouchers !== '0.00') return toBoth(dollars(cardCents), money(toVouchers));
  if (!order.charged) return demonstration;
  return returned === '0.00' ? nothing : toCard(money(returned));
}

/** Lists what was canceled, what is refunded, and which goods still come. */
function factsOf({ name, quantity, goods, shipping, tax, returned, order }: Cancellation): Fact[] {
  const left = linesOfType(order.lines, 'OrderItem').filter((line) => line.quantity > line.cancelled);
  const { facts, canceled } = orderTexts();
  return [
    [facts.order, order.orderNumber],
    [canceled.line(quantity, name), money(goods)],
    ...(shipping === '0.00' ? [] : [[facts.shipping, money(shipping)] satisfies Fact]),
    ...(tax === '0.00' ? [] : [[facts.tax, money(tax)] satisfies Fact]),
    [facts.refunded, money(returned)],
    ...left.map((line): Fact => [canceled.still, `${line.quantity - line.cancelled} × ${line.name}`]),
  ];
}
