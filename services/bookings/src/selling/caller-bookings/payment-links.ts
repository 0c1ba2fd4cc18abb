import { randomUUID } from 'node:crypto';
import { pageUrl } from '@hilltop/contracts/house/languages';
import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { toOutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { idOfToken, isSigned, signId } from '@hilltop/platform/values/signed-id';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { entityRow } from '../../database/entity-row.js';
import { eventParameters } from '../../database/write-event.js';
import type { Environment } from '../../env.js';
import { Hold } from '../../holds/hold.entity.js';
import { seatsHeldEvent } from '../../holds/hold.events.js';
import { takeSeatsParameters } from '../../opening/slots/take-seats.js';
import { partyOf } from './caller-booking.input.js';
import { type CallerParts, callerActionEvent, callerHash, notesOf } from './caller-booking.js';
import { PaymentLink } from './payment-link.entity.js';
import { paymentLinkSentEvent } from './payment-link.events.js';
import { HOLD_FOR_LINK } from './payment-link.statements.js';

/** No other token opens a payment link. */
const purposeOf = ({ linkVersion }: Pick<PaymentLink, 'linkVersion'>): string =>
  linkVersion === 0 ? 'payment' : `payment ${linkVersion}`;

@Injectable()
export class PaymentLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'BOOKING_LINK_SECRETS' | 'PUBLIC_URL'>,
  ) {}

  urlOf(link: Pick<PaymentLink, 'id' | 'linkVersion' | 'language'>): string {
    const { PUBLIC_URL, BOOKING_LINK_SECRETS } = this.environment;
    return pageUrl(PUBLIC_URL, link.language, `/pay/${signId(BOOKING_LINK_SECRETS, link.id, purposeOf(link))}`);
  }

  /**
   * Reads the row first, by its key: the signature is over the version of the link too, which only the row has. `idOfToken` has refused
   * what is no token without a read.
   */
  async open(token: string): Promise<PaymentLink | null> {
    const id = idOfToken(token);
    const link = id === undefined ? null : await this.find({ id });
    return link && isSigned(this.environment.BOOKING_LINK_SECRETS, token, link.id, purposeOf(link)) ? link : null;
  }

  find(of: { readonly id: string } | { readonly idempotencyKey: string }): Promise<PaymentLink | null> {
    return this.dataSource.manager.findOneBy(PaymentLink, of);
  }

  /** Holds the seats and stores the link in one statement. Undefined, without any change, when too few are free. */
  async create(parts: CallerParts, payUntil: Date): Promise<PaymentLink | 'made-before' | undefined> {
    const { request, offer, key, staff, now } = parts;
    const hold = Hold.begin(randomUUID(), offer.request, now, { caller: undefined });
    Object.assign(hold, { kind: 'offer', expiresAt: payUntil, extended: true } satisfies Partial<Hold>);
    const link = Object.assign(new PaymentLink(), {
      id: randomUUID(),
      holdId: hold.id,
      email: request.email ?? '',
      language: request.language,
      request: partyOf(request),
      notes: notesOf(request),
      idempotencyKey: key,
      requestHash: callerHash(request),
      linkVersion: 0,
      staffId: staff.id,
      createdAt: now,
    } satisfies PaymentLink);
    const values = [
      ...takeSeatsParameters(offer.request),
      hold.row(),
      ...eventParameters(seatsHeldEvent(hold, now)),
      entityRow(this.dataSource.getRepository(PaymentLink), link),
      ...eventParameters(toOutboxRow(paymentLinkSentEvent(link, now))),
      ...eventParameters(callerActionEvent(parts, { targetType: 'payment-link', targetId: link.id })),
    ];
    try {
      return (await this.statements.run(HOLD_FOR_LINK, values)).length > 0 ? link : undefined;
    } catch (error) {
      if (isUniqueViolation(error, 'payment_links_idempotency_key')) return 'made-before';
      throw error;
    }
  }
}
