import { menuChanged } from '@hilltop/contracts/bookings/menu-changed';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StoredMenu } from '../menu.entity.js';
import type { Menu, MenuItem } from '../menu.js';

/** Orders keep their words. */
@Injectable()
export class SaveMenu {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param menu with the version that the caller saw. @returns undefined when someone else changed it first */
  async execute(
    { platform, restaurant, version }: Menu,
    items: readonly MenuItem[],
    staff: StaffIdentity,
  ): Promise<Menu | undefined> {
    const now = this.clock.now();
    const saved = await inTransaction(this.dataSource, async (manager) => {
      const before = await manager.findOneByOrFail(StoredMenu, { platform });
      if (before.version !== version) return undefined;
      const after = { platform, version: version + 1, items };
      if ((await manager.update(StoredMenu, { platform, version }, after)).affected !== 1) return undefined;
      const origin = { aggregateId: platform, correlationId: correlationId(), now };
      await this.outbox.add(manager, menuChanged.create({ ...origin, data: { platform, version: after.version } }));
      const target = { targetType: 'menu', targetId: platform, targetName: restaurant };
      const sides = { before: { dishes: before.items.map(words) }, after: { dishes: items.map(words) } };
      const done = { staff, action: 'saveMenu', ...target, ...sides };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, now));
      return { ...after, restaurant };
    });
    if (saved) this.outbox.wake();
    return saved;
  }
}

/** E.g. `Sub and Chips, $14.50`. */
function words({ name, priceCents, vegetarian }: MenuItem): string {
  return `${name}, $${formatCents(priceCents)}${vegetarian ? ', vegetarian' : ''}`;
}
