import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { billedCancellation } from './bill-group.js';
import { Exemptions } from './exemptions.js';
import type { Group } from './group.entity.js';
import { GroupSeats } from './group-seats.js';
import { GroupsRepository } from './groups.repository.js';
import type { GroupLine } from './price-group.js';
import { GroupTermsRepository } from './terms/group-terms.repository.js';

/** What stays billed of a group that would cancel now, so that the desk can say it before. */
@Injectable()
export class KeptWhenCanceled {
  constructor(
    private readonly terms: GroupTermsRepository,
    private readonly groups: GroupsRepository,
    private readonly seats: GroupSeats,
    private readonly exemptions: Exemptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Nothing of one whose seats are only held, and of one whose day the house closed. @throws SubgraphUnavailableError */
  async of(group: Group): Promise<readonly GroupLine[]> {
    const { id, state, firstStart } = group;
    if (state !== 'secured' || !firstStart) return [];
    const parts = await this.seats.of(id);
    if (parts?.some(({ displaced }) => displaced)) return [];
    const quote = await this.groups.quote(group);
    const terms = await this.terms.of(quote.termsVersion);
    return this.exemptions.billed(group, billedCancellation(quote, terms, this.clock.now(), firstStart));
  }
}
