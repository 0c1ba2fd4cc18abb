import { setTimeout as pause } from 'node:timers/promises';
import { runWithCorrelation } from '@hilltop/platform/logging/correlation';
import { isError } from '@hilltop/platform/logging/is-error';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { inSpan } from '@hilltop/platform/telemetry/in-span';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { contextOf } from '@hilltop/platform/telemetry/trace-context';
import { Inject, Injectable } from '@nestjs/common';
import { CurrentHouse, type House } from '../../house/house.js';
import { MailSources } from '../../mail-sources.js';
import { type GivenUpFor, messageId } from '../email.entity.js';
import { measureEmails } from '../email.metrics.js';
import { type ClaimedEmail, EmailRepository, LEASE_MS } from '../email.repository.js';
import { type ComposedEmail, MAILS, type Mail, type StaleEmail } from '../mail.js';
import { Mailer } from '../mailer.js';
import { MAIL_SERVER, PermanentDeliveryError } from '../permanent-delivery-error.js';
import { isGivenUp, retryDelayMs } from '../retry-delay.js';
import { EmailLimits } from './email-limits.js';

/** Pauses between the attempts. */
const PAUSES_MS = [100, 500, 2_000, 5_000];

/** Retries through a short outage of the database: an e-mail that is not recorded goes out again, with the same Message-ID. */
export async function recordSent(record: () => Promise<void>): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await record();
    } catch {
      await pause(pauseMs);
    }
  }
  await record();
}

/** Claimed by one statement and read together. When a process dies, all of them wait for the end of their lease. */
const BATCH_SIZE = 8;

/** After it the e-mail is given up. */
const HELD_BACK_FOR_MS = 7 * 24 * 60 * 60_000;

/** Any number of processes can run it: a lease gives each e-mail to one of them. */
@Injectable()
export class SendQueuedEmails {
  private readonly measure;

  constructor(
    private readonly emails: EmailRepository,
    private readonly mailer: Mailer,
    private readonly limits: EmailLimits,
    private readonly house: CurrentHouse,
    @Inject(MAILS) private readonly mails: readonly Mail[],
    private readonly sources: MailSources,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.measure = measureEmails(metrics);
  }

  /** Sends the e-mails that have been due longest, each by itself. @returns false when none is due */
  async sendNext(): Promise<boolean> {
    const claimed = await this.emails.claim(this.sources.clock.now(), BATCH_SIZE);
    if (claimed.length === 0) return false;
    const house = this.house.details();
    const ends = await Promise.allSettled(claimed.map((email) => this.workOn(email, house)));
    const fault = ends.find((end) => end.status === 'rejected');
    if (fault) throw fault.reason;
    return true;
  }

  private async workOn(email: ClaimedEmail, house: Promise<House>): Promise<void> {
    const work = { name: `send ${email.kind}`, kind: 'CLIENT', parent: contextOf(email.traceparent) } as const;
    const send = () => keepLease(email, this.emails, this.logger, () => this.send(email, house));
    await runWithCorrelation(email.correlationId, () => inSpan(work, send), email.language);
  }

  private async send(email: ClaimedEmail, house: Promise<House>): Promise<void> {
    let composed: ComposedEmail | undefined;
    try {
      const made = await this.compose(email, await house);
      if (made === 'stale') return await this.emails.forget(email);
      composed = made;
      if (!composed) return await this.giveUp(email, 'its subject does not exist');
      // A party at the door may have given no address, and a guest's data may have been erased.
      if (composed.to.address === '') return await this.emails.forget(email);
      if (await this.isHeldBack(email, composed)) return;
      await this.mailer.send(composed, messageId(email, this.sources.settings.PUBLIC_URL));
    } catch (error) {
      const what = composed === undefined ? 'could not be composed' : `${MAIL_SERVER} did not accept it`;
      return this.later(email, error, what);
    }
    // The mail server has it. If the process dies before the next statement, the same Message-ID goes out again.
    const acceptedAt = this.sources.clock.now();
    this.measure(email.kind, email.causedAt, acceptedAt);
    await recordSent(() => this.emails.markSent(email, acceptedAt));
    this.logger.info({ ...factsOf(email), about: email.about }, 'e-mail sent');
  }

  /** Retries do not count. */
  private async isHeldBack(email: ClaimedEmail, { to }: ComposedEmail): Promise<boolean> {
    if (email.attempts > 1) return false;
    const now = this.sources.clock.now();
    const held = await this.limits.count(email, to.address, now);
    if (!held) return false;
    if (now.getTime() - email.queuedAt.getTime() >= HELD_BACK_FOR_MS) await this.giveUp(email, held.reason, 'limit');
    else {
      await this.emails.holdBack(email, held.reason, held.until);
      this.logger.warn({ ...factsOf(email), dueAt: held.until, reason: held.reason }, 'e-mail held back');
    }
    return true;
  }

  private async compose(email: ClaimedEmail, house: House): Promise<ComposedEmail | StaleEmail | undefined> {
    const mail = this.mails.find(({ kind }) => kind === email.kind);
    if (!mail) throw new Error(`no mail of the kind ${email.kind}`);
    return mail.compose(email.about, house, this.sources);
  }

  private async later(email: ClaimedEmail, error: unknown, what: string): Promise<void> {
    if (error instanceof PermanentDeliveryError)
      return this.giveUp(email, error.reason, error.isOfAddress ? 'address' : null);
    const now = this.sources.clock.now();
    if (isGivenUp(email.attempts, now.getTime() - email.queuedAt.getTime())) {
      return this.giveUp(email, `${what} for two days`);
    }
    const dueAt = new Date(now.getTime() + retryDelayMs(email.attempts));
    await this.emails.markDelayed(email, what, dueAt);
    this.logger.warn({ ...factsOf(email), dueAt, reason: errorKind(error) }, `e-mail delayed: ${what}`);
  }

  private async giveUp(email: ClaimedEmail, reason: string, givenUpFor: GivenUpFor | null = null): Promise<void> {
    await this.emails.markFailed(email, reason, givenUpFor);
    this.logger.error({ ...factsOf(email), about: email.about, reason }, 'e-mail given up');
  }
}

/** The log redacts everything that is called e-mail. */
function factsOf({ id, kind, attempts }: ClaimedEmail) {
  return { mail: id, kind, attempts };
}

/** E.g. `ECONNREFUSED` or `EENVELOPE 451`. The message can contain an address, so it is never logged. */
function errorKind(error: unknown): string {
  if (!isError(error)) return 'unknown';
  const { code, responseCode } = error;
  const name = typeof code === 'string' ? code : error.name;
  return typeof responseCode === 'number' ? `${name} ${responseCode}` : name;
}

/** Leases are short, so that the e-mails of a dead process are sent soon, but a mail server can take longer than one lease. */
export async function keepLease(
  email: ClaimedEmail,
  emails: EmailRepository,
  logger: Logger,
  work: () => Promise<void>,
): Promise<void> {
  const timer = setInterval(() => {
    emails.renew(email).then(
      (ours) => ours || logger.warn({ mail: email.id }, 'another sender has taken over the lease of an e-mail'),
      (err: unknown) => logger.warn({ mail: email.id, err }, 'the lease of an e-mail could not be renewed'),
    );
  }, LEASE_MS / 3).unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}
