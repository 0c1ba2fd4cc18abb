import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource, In, MoreThan } from 'typeorm';
import type { GroupMail } from '../../generated/schema-types.js';
import { GroupChange } from '../group-change.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import { GroupLinks } from './group-links.js';
import { MyGroupViews } from './my-group.view.js';

/** What the service that mails reads of a change. */
@Resolver()
export class GroupMailResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly links: GroupLinks,
    private readonly views: MyGroupViews,
  ) {}

  @Query('groupMail')
  async mail(@Args('changeId') id: string): Promise<GroupMail | null> {
    const { manager } = this.dataSource;
    const change = isUuid(id) ? await manager.findOneBy(GroupChange, { id }) : null;
    const group = change && (await this.groups.find(change.groupId));
    if (!change || !group) return null;
    const { groupId, kind, byOrganizer, revision } = change;
    const later = { groupId, revision: MoreThan(revision), kind: In(MAILED) };
    return {
      __typename: 'GroupMail',
      ...{ kind, groupId, byOrganizer, email: group.organizerEmail, url: this.links.urlOf(group) },
      isNewest: !(await manager.existsBy(GroupChange, later)),
      group: await this.views.of(group),
    };
  }
}

/** A visit that began is no news; a certificate is of the organization, and its page says so. */
export const MAILED = [
  'asked',
  'quoted',
  'accepted',
  'secured',
  'changed',
  'order_sent',
  'displaced',
  'restored',
  'ended',
] as const;
