import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { DoorTicket, QueryDoorTicketArgs } from '../../generated/schema-types.js';
import { LookUpTicket } from './look-up-ticket.js';

@Resolver()
export class LookUpTicketResolver {
  constructor(private readonly lookUp: LookUpTicket) {}

  @Query('doorTicket')
  async ticket(@Args() asked: QueryDoorTicketArgs, @CurrentStaff() staff: StaffIdentity): Promise<DoorTicket | null> {
    return this.lookUp.execute(asked, staff);
  }
}
