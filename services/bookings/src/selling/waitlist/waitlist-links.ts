import { pageUrl } from '@hilltop/contracts/house/languages';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { idOfToken, isSigned, signId } from '@hilltop/platform/values/signed-id';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../../env.js';
import { WaitlistEntry } from './waitlist-entry.entity.js';

/** A booking's token does not open an entry. Only the mailed one confirms it. */
const MAILED = 'waitlist';
const JOINED = 'waitlist joined';

type Linked = Pick<WaitlistEntry, 'id' | 'language'>;

@Injectable()
export class WaitlistLinks {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'BOOKING_LINK_SECRETS' | 'PUBLIC_URL'>,
  ) {}

  /** The joiner's link. It does not prove that the address is theirs. */
  urlOf(entry: Linked): string {
    return this.url(entry, JOINED);
  }

  /** Opening it confirms the address. */
  mailedUrlOf(entry: Linked): string {
    return this.url(entry, MAILED);
  }

  isMailed(token: string, { id }: Pick<WaitlistEntry, 'id'>): boolean {
    return isSigned(this.environment.BOOKING_LINK_SECRETS, token, id, MAILED);
  }

  async open(token: string): Promise<WaitlistEntry | undefined> {
    const id = idOfToken(token);
    const { BOOKING_LINK_SECRETS: secrets } = this.environment;
    if (id === undefined || ![MAILED, JOINED].some((purpose) => isSigned(secrets, token, id, purpose)))
      return undefined;
    return (await this.dataSource.manager.findOneBy(WaitlistEntry, { id })) ?? undefined;
  }

  private url({ id, language }: Linked, purpose: string): string {
    const { PUBLIC_URL, BOOKING_LINK_SECRETS } = this.environment;
    return pageUrl(PUBLIC_URL, language, `/waitlist/${signId(BOOKING_LINK_SECRETS, id, purpose)}`);
  }
}
