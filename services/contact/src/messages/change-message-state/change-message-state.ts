import { staffActionRecorded } from '@hilltop/contracts/contact/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MessageState } from '../contact-message.entity.js';
import { MessageRepository } from '../message.repository.js';

/** A new state, and the states that it can start from. */
export interface StateChange {
  /** Name of the mutation. */
  readonly action: 'readMessage' | 'answerMessage';
  readonly from: readonly MessageState[];
  readonly to: MessageState;
}

/** A message in any other state stays unchanged, and nothing is recorded. */
@Injectable()
export class ChangeMessageState {
  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: MessageRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(id: string, { action, from, to }: StateChange, staff: StaffIdentity): Promise<void> {
    const isChanged = await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.messages.changeState(id, from, to, manager))) return false;
      const target = { targetType: 'message', targetId: id };
      const sides = { before: null, after: { state: to } };
      const event = staffActionEvent(staffActionRecorded, { staff, action, ...target, ...sides }, this.clock.now());
      await this.outbox.add(manager, event);
      return true;
    });
    if (isChanged) this.outbox.wake();
  }
}
