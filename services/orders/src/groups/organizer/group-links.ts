import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { idOfToken, isSigned, signId } from '@hilltop/platform/values/signed-id';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../env.js';
import type { Group } from '../group.entity.js';
import { GroupsRepository } from '../groups.repository.js';

type Linked = Pick<Group, 'id' | 'linkVersion'>;

const purposeOf = (linkVersion: number): string => `group ${linkVersion}`;

const BILL = 'bill';

/** The links of organizers, and of who pays a bill. Nothing that opens a group is stored (infra/decisions/0162). */
@Injectable()
export class GroupLinks {
  constructor(
    private readonly groups: GroupsRepository,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VOUCHER_SECRETS' | 'PUBLIC_URL'>,
  ) {}

  urlOf({ id, linkVersion }: Linked): string {
    return `${this.environment.PUBLIC_URL}/group/${signId(this.environment.VOUCHER_SECRETS, id, purposeOf(linkVersion))}`;
  }

  /** The group that an organizer's link opens; null for one that we did not sign, or that was replaced. */
  async open(token: string): Promise<Group | null> {
    const id = idOfToken(token);
    const group = id === undefined ? null : await this.groups.find(id);
    const { VOUCHER_SECRETS } = this.environment;
    return group && isSigned(VOUCHER_SECRETS, token, group.id, purposeOf(group.linkVersion)) ? group : null;
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
