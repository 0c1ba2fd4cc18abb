import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { plainName, quotedText } from '@hilltop/platform/values/quoted-text';
import { Inject, Injectable } from '@nestjs/common';
import { OrdersClient } from '../clients.js';
import type { ComposedEmail, EmailComposer, StaleEmail } from '../emails/composer.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  type ChangeOfOrderFragment as Change,
  ChangeOfOrderAddressDocument,
  ChangeOfOrderDocument,
} from '../generated/orders-queries.js';
import type { House } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { composeNotice } from '../layout/notice.js';
import { mailingFacts } from './mailing-facts.js';

@Injectable()
export class OrderChangeEmail implements EmailComposer {
  readonly kind = 'order-change';

  constructor(
    private readonly orders: OrdersClient,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'PUBLIC_URL'>,
  ) {}

  /** Stale once the buyer was erased. */
  async compose(id: string, house: House): Promise<ComposedEmail | StaleEmail> {
    const { orderChange } = await this.orders.read(ChangeOfOrderDocument, { id });
    const isKnown = orderChange && orderChange.order.customerEmail !== '';
    return isKnown ? composeOrderChange(orderChange, this.settings.PUBLIC_URL, house) : 'stale';
  }

  recipients(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const addressOf = ({ orderChange }: { orderChange: { order: { customerEmail: string } } | null }) =>
      orderChange?.order.customerEmail;
    return readAddresses(this.orders, ChangeOfOrderAddressDocument, addressOf, ids);
  }
}

const WHAT: Readonly<Record<Change['kind'], string>> = {
  delivery_corrected: 'Where we send your order',
  mailing_changed: 'How a gift voucher of your order is mailed',
  line_switched: 'What of your order is sent and what is picked up',
};

const howItIsHad = ({ productName, quantity, cancelled, pickUp }: Change['order']['lines'][number]): Fact => [
  `${quantity - cancelled} × ${productName}`,
  pickUp ? 'Picked up at the counter' : 'Sent',
];

export function composeOrderChange({ kind, actor, order }: Change, publicUrl: string, house: House): ComposedEmail {
  const { orderNumber, customerName, customerEmail, url, delivery } = order;
  const where = delivery && quotedText(`${delivery.address}, ${delivery.city}, ${delivery.state} ${delivery.zipCode}`);
  const left = order.lines.filter(({ quantity, cancelled }) => quantity > cancelled);
  const gifts = (order.vouchers ?? []).flatMap((gift): Fact[] => [
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
        ...(kind === 'line_switched' ? left.map(howItIsHad) : []),
        ...(kind !== 'mailing_changed' && where ? [['Ship to', where] satisfies Fact] : []),
        ...(kind === 'mailing_changed' ? gifts : []),
      ],
      action: 'See your order',
      url: url ?? publicUrl,
      next: `If you did not ask for this, please call us at once: ${house.phone}.`,
      why: 'You’re receiving this e-mail because an order was placed with this address.',
      house,
      publicUrl,
    }),
  };
}
