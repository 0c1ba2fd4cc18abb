import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Booking as BookingView, Displacement as DisplacementView } from '../../generated/schema-types.js';
import { Displacements } from './displacement.js';

@Resolver('Booking')
export class DisplacementResolver {
  constructor(private readonly displacements: Displacements) {}

  @ResolveField('displacement')
  displacement(@Parent() booking: BookingView): Promise<DisplacementView | null> {
    return this.displacements.of(booking.id);
  }
}
