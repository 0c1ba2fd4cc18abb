import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { exemptLines, hasExempt } from './exempt-lines.js';
import type { Group } from './group.entity.js';
import { GroupDocument } from './money/group-document.entity.js';
import { Organization } from './organization.entity.js';
import type { GroupLine } from './price-group.js';
import { VenueDays } from './venue-days.js';

/** Organizations that pay no sales tax, as a manager has confirmed, until a day. */
@Injectable()
export class Exemptions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly days: VenueDays,
  ) {}

  /** Why an organization is exempt today; null where it is not. */
  async of(organizationId: string, manager: EntityManager = this.dataSource.manager): Promise<string | null> {
    const { exemptReason, exemptUntil } = await manager.findOneByOrFail(Organization, { id: organizationId });
    return exemptUntil !== null && exemptUntil >= this.days.today() ? exemptReason : null;
  }

  /**
   * What is billed of a group, without tax where its organization is exempt by now. What its first invoice did stays: after it, tax is
   * given back by a credit note.
   */
  async billed(
    { id, organizationId }: Group,
    lines: readonly GroupLine[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<readonly GroupLine[]> {
    const first = await manager.findOne(GroupDocument, {
      where: { groupId: id, kind: 'invoice' },
      order: { issuedAt: 'ASC', number: 'ASC' },
    });
    const reason = first ? first.exemptReason : await this.of(organizationId, manager);
    return reason === null ? lines : exemptLines(lines);
  }

  /** Why lines are exempt, as their document says; null where none is. */
  async reasonOf(
    { organizationId }: Group,
    lines: readonly GroupLine[],
    manager: EntityManager,
  ): Promise<string | null> {
    if (!hasExempt(lines)) return null;
    const { exemptReason } = await manager.findOneByOrFail(Organization, { id: organizationId });
    return exemptReason ?? '';
  }
}
