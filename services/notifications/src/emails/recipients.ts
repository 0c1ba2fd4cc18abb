import { withTimeout } from '@hilltop/platform/async/with-timeout';
import { Inject, Injectable } from '@nestjs/common';
import { MailSources } from '../mail-sources.js';
import type { Email } from './email.entity.js';
import { MAILS, type Mail } from './mail.js';

/** Shorter than the gateway's for reads. */
const TIMEOUT_MS = 500;

/** Reads addresses for staff each time, and never stores them. */
@Injectable()
export class Recipients {
  constructor(
    @Inject(MAILS) private readonly mails: readonly Mail[],
    private readonly sources: MailSources,
  ) {}

  /** Addresses by the e-mail's id, without those whose service does not know them or does not answer in time. */
  async of(emails: readonly Pick<Email, 'id' | 'kind' | 'about'>[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    const readAddresses = async (mail: Mail): Promise<void> => {
      const own = emails.filter(({ kind }) => kind === mail.kind);
      if (own.length === 0) return;
      const abouts = [...new Set(own.map(({ about }) => about))];
      const addresses = await mail.recipients(abouts, this.sources).catch(() => new Map<string, string>());
      for (const { id, about } of own) {
        const address = addresses.get(about);
        if (address !== undefined) found.set(id, address);
      }
    };
    await withTimeout(Promise.all(this.mails.map(readAddresses)), TIMEOUT_MS, () => undefined);
    return new Map(found);
  }
}
