import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../env.js';
import { idOfToken, isSigned, signId } from '../links/signed-id.js';
import { WaitlistEntry } from './waitlist-entry.entity.js';

/** What the token of an entry is good for; a booking's token opens no entry. */
const PURPOSE = 'waitlist';

/** Links to a party's entry on the waiting list. */
@Injectable()
export class WaitlistLinks {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'BOOKING_LINK_SECRETS' | 'PUBLIC_URL'>,
  ) {}

  /** The address of the party's own page. */
  urlOf({ id }: Pick<WaitlistEntry, 'id'>): string {
    return `${this.environment.PUBLIC_URL}/waitlist/${signId(this.environment.BOOKING_LINK_SECRETS, id, PURPOSE)}`;
  }

  /** The entry that a link's token opens. */
  async open(token: string): Promise<WaitlistEntry | undefined> {
    const id = idOfToken(token);
    if (id === undefined || !isSigned(this.environment.BOOKING_LINK_SECRETS, token, id, PURPOSE)) return undefined;
    return (await this.dataSource.manager.findOneBy(WaitlistEntry, { id })) ?? undefined;
  }
}
