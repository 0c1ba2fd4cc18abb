import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import type { ComposedEmail, EmailComposer } from '../emails/composer.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  OrderReceiptDocument,
  type ReceiptFragment as Receipt,
  ReceiptAddressDocument,
} from '../generated/orders-queries.js';
import type { House } from '../house/house.js';
import { emailPage } from '../layout/email-page.js';
import { type Fact, factTable } from '../layout/fact-table.js';
import { html } from '../layout/html.js';
import { MASTHEAD } from '../layout/masthead.js';
import { COLOURS, FACES } from '../layout/palette.js';
import { plainName } from '../layout/plain-name.js';
import { block, signature } from '../layout/plain-text.js';
import { sheet } from '../layout/sheet.js';
import { OrdersClient } from './orders-client.js';

const TITLE = 'Thank you for your order';
const LEAD = "We'll process your order shortly. This e-mail is your receipt.";
const WHY = 'You’re receiving this e-mail because an order was placed with this address.';

/** Composes the receipt of an order. */
@Injectable()
export class ReceiptEmail implements EmailComposer {
  readonly kind = 'order-receipt';

  constructor(
    private readonly orders: OrdersClient,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'PUBLIC_URL'>,
  ) {}

  async compose(orderId: string, house: House): Promise<ComposedEmail | undefined> {
    const { orderReceipt } = await this.orders.read(OrderReceiptDocument, { id: orderId });
    return orderReceipt ? composeReceipt(orderReceipt, this.settings.PUBLIC_URL, house) : undefined;
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

/** The e-mail of a receipt. */
export function composeReceipt(receipt: Receipt, publicUrl: string, house: House): ComposedEmail {
  const facts = receiptFacts(receipt);
  const payment = paymentText(receipt);
  return {
    to: { name: plainName(receipt.customerName), address: receipt.customerEmail },
    subject: `Your order ${receipt.orderNumber}`,
    text: [
      TITLE.toUpperCase(),
      LEAD,
      block('Your order', facts),
      payment,
      signature(house, publicUrl),
      `${WHY}\n`,
    ].join('\n\n'),
    html: emailPage({
      preview: `${receipt.orderNumber}, $${receipt.totalWithShipping}.`,
      title: TITLE,
      lead: LEAD,
      shown: sheet(factTable(facts)),
      read: html`<p style="margin:0;font-family:${FACES.text};font-size:17px;line-height:1.5;color:${COLOURS.ink}">${payment}</p>`,
      why: WHY,
      house,
      publicUrl,
    }),
    attachments: [MASTHEAD],
  };
}

function paymentText({ charged, totalWithShipping }: Receipt): string {
  return charged ? `Your card was charged $${totalWithShipping}.` : 'This is a demonstration: no payment was taken.';
}

function addressLine({ address, city, state, zipCode }: NonNullable<Receipt['delivery']>): string {
  return `${address}, ${city}, ${state} ${zipCode}`;
}

function receiptFacts({ orderNumber, lines, total, shipping, totalWithShipping, delivery }: Receipt): Fact[] {
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
    ...(delivery ? [['Shipping, flat', `$${shipping}`] satisfies Fact] : []),
    ['Total', `$${totalWithShipping}`],
    delivery ? ['Ship to', addressLine(delivery)] : ['Pickup', 'At the counter'],
  ];
}
