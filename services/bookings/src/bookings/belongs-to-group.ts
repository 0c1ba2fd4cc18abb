import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BelongsToGroup } from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';
import type { Booking } from './booking.entity.js';
import { GroupVisit } from './group-visit.entity.js';

/** Parts of a group change with it: its count, its bill and its other parts would not fit any more. */
@Injectable()
export class GroupParts {
  constructor(private readonly dataSource: DataSource) {}

  /** Undefined for a party. */
  async refusal({ groupId }: Pick<Booking, 'groupId'>): Promise<BelongsToGroup | undefined> {
    if (groupId === null) return undefined;
    const { number } = await this.dataSource.manager.findOneByOrFail(GroupVisit, { id: groupId });
    return refuse.BelongsToGroup({ number });
  }
}
