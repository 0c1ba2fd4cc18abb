import { searchPatterns } from '@hilltop/platform/database/match-search';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import type { SortDirection } from '@hilltop/platform/database/sort-rows';
import type { PageArguments } from '@hilltop/platform/graphql/page-arguments';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { currentTraceparent } from '@hilltop/platform/telemetry/trace-context';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailSort } from '../generated/schema-types.js';
import type { EmailKind } from './email.entity.js';
import type { ShownEmail } from './email.view.js';
import {
  EMAIL_COUNT,
  emailPage,
  FIND_EMAIL,
  MAILS_LEFT,
  RESEND_EMAIL,
  TICKET_EMAILS,
} from './email-admin.statements.js';

/** Two people can press the button at the same time. */
export const RESEND_PAUSE_MS = 30_000;

/** `search` matches ids, kinds and errors. */
export interface EmailFilter extends PageArguments {
  readonly status: ShownEmail['status'] | null;
  readonly sort: EmailSort;
  readonly direction: SortDirection;
}

/** An e-mail that a mail server accepted. */
export interface LeftMail {
  readonly about: string;
  readonly kind: EmailKind;
  readonly sentAt: Date;
}

/** The queue as staff see and change it. */
@Injectable()
export class EmailAdminRepository {
  constructor(private readonly statements: PreparedStatements) {}

  async page({ status, search, sort, direction, first, offset }: EmailFilter): Promise<{
    emails: ShownEmail[];
    total: number;
  }> {
    const matching = [status, search === '' ? null : searchPatterns(search)];
    const [emails, [count]] = await Promise.all([
      this.statements.run<ShownEmail>(emailPage(sort, direction), [...matching, first, offset]),
      this.statements.run<{ total: number }>(EMAIL_COUNT, matching),
    ]);
    return { emails, total: count?.total ?? 0 };
  }

  async find(id: string): Promise<ShownEmail | undefined> {
    const [email] = await this.statements.run<ShownEmail>(FIND_EMAIL, [id]);
    return email;
  }

  /** Returns them in any order. */
  ticketsOf(bookingIds: readonly string[]): Promise<ShownEmail[]> {
    return this.statements.run<ShownEmail>(TICKET_EMAILS, [bookingIds]);
  }

  /** Oldest first. */
  mailsLeft(bookingIds: readonly string[]): Promise<LeftMail[]> {
    return this.statements.run<LeftMail>(MAILS_LEFT, [bookingIds]);
  }

  /** Uses another Message-ID; `undefined` when the e-mail is missing, queued, or was just resent. */
  async resend(id: string, now: Date, manager: EntityManager): Promise<ShownEmail | undefined> {
    const since = new Date(now.getTime() - RESEND_PAUSE_MS);
    const values = [id, now, since, correlationId(), currentTraceparent() ?? null];
    const [[email]]: [ShownEmail[], number] = await manager.query(RESEND_EMAIL, values);
    return email;
  }
}
