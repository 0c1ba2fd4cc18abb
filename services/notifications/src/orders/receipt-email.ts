import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { formatCents, parseCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { ComposedEmail, EmailComposer } from '../emails/composer.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import { emailPage } from '../layout/email-page.js';
import { type Fact, factTable } from '../layout/fact-table.js';
import { html } from '../layout/html.js';
import { MASTHEAD } from '../layout/masthead.js';
import { COLOURS, FACES } from '../layout/palette.js';
import { plainName } from '../layout/plain-name.js';
import { block, signature } from '../layout/plain-text.js';
import { sheet } from '../layout/sheet.js';
import { OrdersClient } from './orders-client.js';
import { RECEIPT_QUERY, type Receipt, receiptShape } from './receipt.js';

const TITLE = 'Thank you for your order';
const LEAD = "We'll process your order shortly. This e-mail is your receipt.";
const WHY = 'You’re receiving this e-mail because an order was placed with this address.';

/** Flat rate in cents (product.md §9.4). It is shown to the buyer and is not part of the order's own total. */
const SHIPPING_CENTS = 599;

const answer = z.object({ orderReceipt: receiptShape.nullable() });

/** Composes the receipt of an order. */
@Injectable()
export class ReceiptEmail implements EmailComposer {
  readonly kind = 'order-receipt';

  constructor(
    private readonly orders: OrdersClient,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'PUBLIC_URL'>,
  ) {}

  async compose(orderId: string): Promise<ComposedEmail | undefined> {
    const { orderReceipt } = answer.parse(await this.orders.read(RECEIPT_QUERY, { orderId }));
    return orderReceipt ? composeReceipt(orderReceipt, this.settings.PUBLIC_URL) : undefined;
  }

  recipients(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return readAddresses(
      this.orders,
      { field: 'orderReceipt', argument: 'orderId', address: 'customerEmail' },
      orderIds,
    );
  }
}

/** The e-mail of a receipt. */
export function composeReceipt(receipt: Receipt, publicUrl: string): ComposedEmail {
  const facts = receiptFacts(receipt);
  const payment = paymentText(receipt);
  return {
    to: { name: plainName(receipt.customerName), address: receipt.customerEmail },
    subject: `Your order ${receipt.orderNumber}`,
    text: [TITLE.toUpperCase(), LEAD, block('Your order', facts), payment, signature(publicUrl), `${WHY}\n`].join(
      '\n\n',
    ),
    html: emailPage({
      preview: `${receipt.orderNumber}, $${withShipping(receipt.total)}.`,
      title: TITLE,
      lead: LEAD,
      shown: sheet(factTable(facts)),
      read: html`<p style="margin:0;font-family:${FACES.text};font-size:17px;line-height:1.5;color:${COLOURS.ink}">${payment}</p>`,
      why: WHY,
      publicUrl,
    }),
    attachments: [MASTHEAD],
  };
}

function paymentText({ charged, total }: Receipt): string {
  if (!charged) return 'This is a demonstration: no payment was taken.';
  return `Your card was charged $${total}. Shipping is not charged online.`;
}

function withShipping(total: string): string {
  const cents = parseCents(total);
  if (cents === undefined) throw new Error(`the total of an order is not an amount: ${total}`);
  return formatCents(cents + SHIPPING_CENTS);
}

function receiptFacts({ orderNumber, lines, total }: Receipt): Fact[] {
  const items = lines.map(
    ({ productName, quantity, price, lineTotal }): Fact => [
      `${quantity} × ${productName}`,
      quantity === 1 ? `$${lineTotal}` : `$${lineTotal} ($${price} each)`,
    ],
  );
  return [
    ['Order number', orderNumber],
    ...items,
    ['Subtotal', `$${total}`],
    ['Shipping, flat', `$${formatCents(SHIPPING_CENTS)}`],
    ['Total', `$${withShipping(total)}`],
  ];
}
