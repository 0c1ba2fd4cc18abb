import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  ClosureGroup,
  Closure as ClosureView,
  DisplacedParty as PartyView,
} from '../../../generated/schema-types.js';
import { VenueClock } from '../../schedule/venue-clock.js';
import { closureView, groupView, partyView } from './closure.view.js';
import { ClosuresRepository } from './closures.repository.js';

const MOST = 50;

@Resolver('Closure')
export class ClosuresResolver {
  constructor(
    private readonly closures: ClosuresRepository,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('closures')
  async list(): Promise<ClosureView[]> {
    const today = this.venue.today(this.clock.now()).toString();
    return (await this.closures.reaching(today, MOST)).map(closureView);
  }

  @Query('closure')
  async closure(@Args('id') id: string): Promise<ClosureView | null> {
    const closure = isUuid(id) ? await this.closures.find(id) : undefined;
    return closure ? closureView(closure) : null;
  }

  @Query('displacedGroups')
  async displacedGroups(): Promise<ClosureGroup[]> {
    return (await this.closures.displacedGroups(this.clock.now())).map(groupView);
  }

  @ResolveField('answers')
  async answers(@Parent() { id }: ClosureView): Promise<PartyView[]> {
    return (await this.closures.parties(id)).map(partyView);
  }
}
