import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../env.js';
import { idOfToken, isSigned, signId } from '../links/signed-id.js';
import { WaitlistEntry } from './waitlist-entry.entity.js';

/** The purpose in an entry's token, so that a booking's token does not open an entry. */
const PURPOSE = 'waitlist';

/** Links to waiting list entries. */
@Injectable()
export class WaitlistLinks {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'BOOKING_LINK_SECRETS' | 'PUBLIC_URL'>,
  ) {}

  /** The party's link to its entry. */
  urlOf({ id }: Pick<WaitlistEntry, 'id'>): string {
    return `${this.environment.PUBLIC_URL}/waitlist/${signId(this.environment.BOOKING_LINK_SECRETS, id, PURPOSE)}`;
  }

  /** The entry of a link's token. */
  async open(token: string): Promise<WaitlistEntry | undefined> {
    const id = idOfToken(token);
    if (id === undefined || !isSigned(this.environment.BOOKING_LINK_SECRETS, token, id, PURPOSE)) return undefined;
    return (await this.dataSource.manager.findOneBy(WaitlistEntry, { id })) ?? undefined;
  }
}
