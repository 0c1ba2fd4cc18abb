import { withTimeout } from '@hilltop/platform/async/with-timeout';
import { Inject, Injectable } from '@nestjs/common';
import { COMPOSERS, type EmailComposer } from './composer.js';
import type { Email } from './email.entity.js';

/** Shorter than the gateway's for reads. */
const TIMEOUT_MS = 500;

/** Reads addresses for staff each time, and never stores them. */
@Injectable()
export class Recipients {
  constructor(@Inject(COMPOSERS) private readonly composers: readonly EmailComposer[]) {}

  /** Addresses by the e-mail's id, without those whose service does not know them or does not answer in time. */
  async of(emails: readonly Pick<Email, 'id' | 'kind' | 'about'>[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    const readAddresses = async (composer: EmailComposer): Promise<void> => {
      const own = emails.filter(({ kind }) => kind === composer.kind);
      if (own.length === 0) return;
      const abouts = [...new Set(own.map(({ about }) => about))];
      const addresses = await composer.recipients(abouts).catch(() => new Map<string, string>());
      for (const { id, about } of own) {
        const address = addresses.get(about);
        if (address !== undefined) found.set(id, address);
      }
    };
    await withTimeout(Promise.all(this.composers.map(readAddresses)), TIMEOUT_MS, () => undefined);
    return new Map(found);
  }
}
