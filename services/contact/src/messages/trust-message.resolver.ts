import { staffActionRecorded } from '@hilltop/contracts/contact/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { ChangeMessageResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { ContactMessage } from './contact-message.entity.js';
import { messageView } from './message.view.js';
import { receivedEvent } from './received-event.js';

/** Staff confirm that a person wrote a suspected message, which is then mailed like any other. */
@Resolver()
export class TrustMessageResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('trustMessage')
  async trust(@Args('id') id: string, @CurrentStaff() staff: StaffIdentity): Promise<ChangeMessageResult> {
    const now = this.clock.now();
    const message = await inTransaction(this.dataSource, async (manager) => {
      const found = isUuid(id) ? await manager.findOneBy(ContactMessage, { id }) : null;
      if (!found) return null;
      const { affected } = await manager.update(ContactMessage, { id, suspected: true }, { suspected: false });
      if (affected !== 1) return found;
      const target = { targetType: 'message', targetId: id };
      const sides = { before: { suspected: true }, after: { suspected: false } };
      await this.outbox.add(
        manager,
        staffActionEvent(staffActionRecorded, { staff, action: 'trustMessage', ...target, ...sides }, now),
      );
      await this.outbox.add(manager, receivedEvent(found, now));
      return Object.assign(found, { suspected: false });
    });
    if (!message) return refuse.MessageNotFound();
    this.outbox.wake();
    return messageView(message);
  }
}
