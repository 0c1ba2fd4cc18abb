import { Injectable } from '@nestjs/common';
import type { MyGroupChanged, MySeatsRefused } from '../../generated/refusals.js';
import type { MyGroup as MyGroupView } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import type { Group } from '../group.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import type { DoneBy } from '../seats/change-group.js';
import type { StepOutcome } from '../seats/start-step.js';
import { MyGroupViews } from './my-group.view.js';

/** What an organizer does by the link. */
export const BY_LINK = { action: null, staff: null, reason: null, byOrganizer: true } as const satisfies DoneBy;

/** What an organizer is answered: the group as it is now. */
@Injectable()
export class MyGroupAnswers {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly views: MyGroupViews,
  ) {}

  async of({ id }: Pick<Group, 'id'>, outcome: StepOutcome): Promise<MyGroupView | MyGroupChanged | MySeatsRefused> {
    const now = await this.groups.find(id);
    if (!now) throw new Error('a group is gone');
    const group = await this.views.of(now);
    if (outcome === 'done') return group;
    if (outcome === 'changed') return refuse.MyGroupChanged({ group });
    if (outcome === 'unknown') return refuse.MySeatsRefused.unknown({ group });
    return refuse.MySeatsRefused.because({ group }, outcome.refused);
  }
}
