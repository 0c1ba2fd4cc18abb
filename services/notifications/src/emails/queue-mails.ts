import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Language } from '@hilltop/contracts/house/languages';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { acceptLanguage } from '@hilltop/platform/logging/correlation';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailSources } from '../mail-sources.js';
import { EmailRepository } from './email.repository.js';
import { MAILS, type Mail } from './mail.js';

/** Of the visitor; null in an event that does not say it. */
function languageOf({ data }: CloudEvent): Language | null {
  const { language } = data as { readonly language?: unknown };
  return language === undefined ? null : acceptLanguage(language);
}

/** Queues each mail that follows an event, in the transaction of the event. */
@Injectable()
export class QueueMails implements Reaction<unknown> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    private readonly sources: MailSources,
    @Inject(MAILS) private readonly mails: readonly Mail[],
  ) {}

  async react(event: CloudEvent, manager: EntityManager): Promise<void> {
    const { clock, settings } = this.sources;
    const from = { correlationId: event.correlationid, causedAt: new Date(event.time) };
    const now = clock.now();
    for (const { kind, events, forStaff } of this.mails) {
      const caused = events.find(
        ({ event: { type }, only }) => type === event.type && (only?.(event, settings) ?? true),
      );
      if (!caused) continue;
      await caused.store?.(event, manager);
      const language = forStaff ? 'en' : languageOf(event);
      const owed = { kind, about: caused.about(event), cause: caused.cause, language, ...from };
      if (caused.again) await this.emails.enqueueAgain(owed, now, manager);
      else await this.emails.enqueue(owed, now, manager);
    }
  }

  committed(): void {
    this.signal.notify();
  }
}
