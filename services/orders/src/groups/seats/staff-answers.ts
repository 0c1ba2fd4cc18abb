import { Injectable } from '@nestjs/common';
import type { GroupChanged, GroupSeatsRefused } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import type { Group } from '../group.entity.js';
import { GroupViews, type StoredGroupView } from '../group.view.js';
import { GroupsRepository } from '../groups.repository.js';
import type { StepOutcome } from './start-step.js';

/** What the desk is answered: the group as it is now. */
@Injectable()
export class StaffAnswers {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly views: GroupViews,
  ) {}

  async of({ id }: Group, outcome: StepOutcome): Promise<StoredGroupView | GroupChanged | GroupSeatsRefused> {
    const now = await this.groups.find(id);
    if (!now) throw new Error('a group is gone');
    const group = await this.views.view(now);
    if (outcome === 'done') return group;
    if (outcome === 'changed') return refuse.GroupChanged({ group });
    if (outcome === 'unknown') return refuse.GroupSeatsRefused.unknown({ group });
    return refuse.GroupSeatsRefused.because({ group }, outcome.refused);
  }
}
