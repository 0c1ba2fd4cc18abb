import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Injectable } from '@nestjs/common';
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

  /** @param group as it is after its money was written down */
  async execute(group: Group, staff: StaffIdentity): ReturnType<StaffAnswers['of']> {
    if (group.state !== 'accepted' || group.step !== null) return this.answers.of(group, 'done');
    const { depositCents } = await this.groups.quote(group);
    if (depositCents === 0 || -group.balanceCents < depositCents) return this.answers.of(group, 'done');
    const facts = { action: null, staff, reason: null };
    const outcome = await this.steps.start(group, { states: ['accepted'], step: 'booking', facts });
    return this.answers.of(group, outcome);
  }
}
