import { CLOCK, type Clock } from '@hilltop/platform/clock/clock';
import { runWithCorrelation } from '@hilltop/platform/logging/correlation';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../env.js';
import { COMPOSERS, type ComposedEmail, type EmailComposer } from '../composer.js';
import { messageId } from '../email.entity.js';
import { type ClaimedEmail, EmailRepository } from '../email.repository.js';
import { Mailer, RefusedForGood } from '../mailer.js';
import { retryDelayMs, TRIED_FOR_MS } from '../retry-delay.js';

/** How many e-mails are taken, and under way, at once. */
const BATCH = 8;

/** Sends what is due. Any number of processes may do it at once: a lease gives each e-mail to one of them. */
@Injectable()
export class SendQueuedEmails {
  constructor(
    private readonly emails: EmailRepository,
    private readonly mailer: Mailer,
    @Inject(COMPOSERS) private readonly composers: readonly EmailComposer[],
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'PUBLIC_URL'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One round; answers how many e-mails it worked on. */
  async execute(): Promise<number> {
    const claimed = await this.emails.claim(this.clock.now(), BATCH);
    await Promise.all(claimed.map((email) => runWithCorrelation(email.correlationId, () => this.sendOne(email))));
    return claimed.length;
  }

  private async sendOne(email: ClaimedEmail): Promise<void> {
    let composed: ComposedEmail | undefined;
    try {
      composed = await this.compose(email);
      if (!composed) return await this.giveUp(email, 'what it is about does not exist');
      await this.mailer.send(composed, messageId(email, this.environment.PUBLIC_URL));
    } catch (error) {
      return this.later(
        email,
        error,
        composed === undefined ? 'could not be written' : 'the mail server did not take it',
      );
    }
    // From here on it has arrived: only the note of it may fail, and then the same Message-ID goes out again.
    await this.emails.markSent(email, this.clock.now());
    this.logger.info(
      { email: email.id, kind: email.kind, about: email.about, attempts: email.attempts },
      'e-mail sent',
    );
  }

  private async compose(email: ClaimedEmail): Promise<ComposedEmail | undefined> {
    const composer = this.composers.find(({ kind }) => kind === email.kind);
    if (!composer) throw new Error(`nobody writes e-mails of the kind ${email.kind}`);
    return composer.compose(email.about);
  }

  private async later(email: ClaimedEmail, error: unknown, what: string): Promise<void> {
    if (error instanceof RefusedForGood) return this.giveUp(email, error.message);
    const now = this.clock.now();
    if (now.getTime() - email.createdAt.getTime() > TRIED_FOR_MS) return this.giveUp(email, `${what} for two days`);
    const dueAt = new Date(now.getTime() + retryDelayMs(email.attempts));
    await this.emails.markDelayed(email, what, dueAt);
    const facts = { email: email.id, kind: email.kind, attempts: email.attempts, dueAt, reason: kindOf(error) };
    this.logger.warn(facts, `e-mail delayed: ${what}`);
  }

  private async giveUp(email: ClaimedEmail, reason: string): Promise<void> {
    await this.emails.markFailed(email, reason);
    this.logger.error({ email: email.id, kind: email.kind, about: email.about, reason }, 'e-mail given up');
  }
}

/** What kind of trouble it was. Its text may name an address, so it is not logged. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
