import { linesOfType } from '@hilltop/contracts/house/lines-of-type';
import { orderLineCancelled } from '@hilltop/contracts/orders/order-line-cancelled';
import { formatCents, parseCents } from '@hilltop/platform/values/cents';
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
import { COLOURS, FACES } from '../layout/palette.js';
import { block, signature } from '../layout/plain-text.js';
import { sheet } from '../layout/sheet.js';
import { seeOrder } from './see-order.js';

const TITLE = 'A change to your order';
const WHY = 'You’re receiving this e-mail because an order was placed with this address.';

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
  const lead = `We canceled ${quantity} × ${name} of your order ${order.orderNumber}. We are sorry.`;
  const facts = factsOf(cancellation);
  const payment = paymentText(cancellation);
  const { url } = order;
  return {
    to: { name: plainName(order.customerName), address: order.customerEmail },
    subject: `Canceled in your order ${order.orderNumber}`,
    text: [
      TITLE.toUpperCase(),
      lead,
      block('Your order', facts),
      payment,
      ...(url === null ? [] : [`See your order:\n${url}`]),
      signature(house, publicUrl),
      `${WHY}\n`,
    ].join('\n\n'),
    html: emailPage({
      preview: lead,
      title: TITLE,
      lead,
      shown: sheet(factTable(facts)),
      read: html`<p style="margin:0;font-family:${FACES.text};font-size:17px;line-height:1.5;color:${COLOURS.ink}">${payment}</p>${url === null ? '' : seeOrder(url, 'See your order')}`,
      why: WHY,
      house,
      publicUrl,
    }),
    attachments: [MASTHEAD],
  };
}

function paymentText(cancellation: Cancellation): string {
  const text = refundText(cancellation);
  return cancellation.toBlocked === '0.00' ? text : `${text} Please call us or write to us: it is blocked.`;
}

function refundText({ returned, toVouchers, order }: Cancellation): string {
  const cardCents = (parseCents(returned) ?? 0) - (parseCents(toVouchers) ?? 0);
  if (toVouchers !== '0.00' && cardCents === 0) return `$${toVouchers} will be refunded to the voucher that paid.`;
  if (toVouchers !== '0.00')
    return `$${formatCents(cardCents)} will be refunded to the card that paid, and $${toVouchers} to the voucher.`;
  if (!order.charged) return 'This is a demonstration: no payment was taken, so there is nothing to refund.';
  return returned === '0.00' ? 'Nothing was paid for it.' : `$${returned} will be refunded to the card that paid.`;
}

/** Lists what was canceled, what is refunded, and which goods still come. */
function factsOf({ name, quantity, goods, shipping, tax, returned, order }: Cancellation): Fact[] {
  const left = linesOfType(order.lines, 'OrderItem').filter((line) => line.quantity > line.cancelled);
  return [
    ['Order number', order.orderNumber],
    [`Canceled: ${quantity} × ${name}`, `$${goods}`],
    ...(shipping === '0.00' ? [] : [['Shipping', `$${shipping}`] satisfies Fact]),
    ...(tax === '0.00' ? [] : [['Sales tax', `$${tax}`] satisfies Fact]),
    ['Refunded', `$${returned}`],
    ...left.map((line): Fact => ['Still in your order', `${line.quantity - line.cancelled} × ${line.name}`]),
  ];
}
