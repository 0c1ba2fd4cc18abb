import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Group } from '../group.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import { StaffAnswers } from '../seats/staff-answers.js';
import { StartStep } from '../seats/start-step.js';

/** Books the seats that a group holds once its deposit is there. */
@Injectable()
export class SecurePaid {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly steps: StartStep,
    private readonly answers: StaffAnswers,
  ) {}

  /** Stores the step with the money, so that a job books the seats if the process dies. @param id of a group that the transaction has locked */
  async begin(id: string, staff: StaffIdentity, manager: EntityManager): Promise<void> {
    const group = await this.groups.find(id, manager);
    if (group?.state !== 'accepted' || group.step !== null) return;
    const { depositCents } = await this.groups.quote(group);
    if (depositCents === 0 || -group.balanceCents < depositCents) return;
    const facts = { action: null, staff, reason: null };
    await this.steps.begin(group, { states: ['accepted'], step: 'booking', facts }, manager);
  }

  /** @param group as it is after its money was written down */
  async execute(group: Group): ReturnType<StaffAnswers['of']> {
    const isPaid = group.state === 'accepted' && group.step === 'booking';
    return this.answers.of(group, isPaid ? await this.steps.drive(group, 'booking') : 'done');
  }
}
