import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { idOfToken, isSigned, signId } from '@hilltop/platform/values/signed-id';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../env.js';
import type { Group } from '../group.entity.js';

type Linked = Pick<Group, 'id' | 'linkVersion'>;

const purposeOf = (linkVersion: number): string => `group ${linkVersion}`;

const BILL = 'bill';

/** The links of organizers, and of who pays a bill. Nothing that opens a group is stored (infra/decisions/0162). */
@Injectable()
export class GroupLinks {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VOUCHER_SECRETS' | 'PUBLIC_URL'>) {}

  urlOf({ id, linkVersion }: Linked): string {
    return `${this.environment.PUBLIC_URL}/group/${signId(this.environment.VOUCHER_SECRETS, id, purposeOf(linkVersion))}`;
  }

  /** The signature is not verified. */
  idOf(token: string): string | undefined {
    return idOfToken(token);
  }

  opens(token: string, { id, linkVersion }: Linked): boolean {
    return isSigned(this.environment.VOUCHER_SECRETS, token, id, purposeOf(linkVersion));
  }

  /** @param entryId of the invoice */
  billUrlOf(entryId: string): string {
    return `${this.environment.PUBLIC_URL}/bill/${signId(this.environment.VOUCHER_SECRETS, entryId, BILL)}`;
  }

  /** The entry of the invoice; undefined for a token that we did not sign. */
  billOf(token: string): string | undefined {
    const id = idOfToken(token);
    return id !== undefined && isSigned(this.environment.VOUCHER_SECRETS, token, id, BILL) ? id : undefined;
  }
}
