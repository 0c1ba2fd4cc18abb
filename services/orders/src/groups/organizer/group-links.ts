import { pageUrl } from '@hilltop/contracts/house/languages';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { idOfToken, isSigned, signId } from '@hilltop/platform/values/signed-id';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../env.js';
import type { Group } from '../group.entity.js';
import { GroupsRepository } from '../groups.repository.js';

type Linked = Pick<Group, 'id' | 'linkVersion' | 'language'>;

const purposeOf = (linkVersion: number): string => `group ${linkVersion}`;

const BILL = 'bill';

/** The links of organizers, and of who pays a bill. Nothing that opens a group is stored (infra/decisions/0162). */
@Injectable()
export class GroupLinks {
  constructor(
    private readonly groups: GroupsRepository,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VOUCHER_SECRETS' | 'PUBLIC_URL'>,
  ) {}

  urlOf({ id, linkVersion, language }: Linked): string {
    const token = signId(this.environment.VOUCHER_SECRETS, id, purposeOf(linkVersion));
    return pageUrl(this.environment.PUBLIC_URL, language, `/group/${token}`);
  }

  /** The group that an organizer's link opens; null for one that we did not sign, or that was replaced. */
  async open(token: string): Promise<Group | null> {
    const id = idOfToken(token);
    const group = id === undefined ? null : await this.groups.find(id);
    const { VOUCHER_SECRETS } = this.environment;
    return group && isSigned(VOUCHER_SECRETS, token, group.id, purposeOf(group.linkVersion)) ? group : null;
  }

  /** @param entryId of the invoice */
  billUrlOf({ language }: Pick<Group, 'language'>, entryId: string): string {
    const token = signId(this.environment.VOUCHER_SECRETS, entryId, BILL);
    return pageUrl(this.environment.PUBLIC_URL, language, `/bill/${token}`);
  }

  /** The entry of the invoice; undefined for a token that we did not sign. */
  billOf(token: string): string | undefined {
    const id = idOfToken(token);
    return id !== undefined && isSigned(this.environment.VOUCHER_SECRETS, token, id, BILL) ? id : undefined;
  }
}
