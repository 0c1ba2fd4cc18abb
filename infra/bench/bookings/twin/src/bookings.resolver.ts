import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BookingsService, type CreateBookingInput } from './bookings.service.js';

@Resolver()
export class BookingsResolver {
  constructor(@Inject(BookingsService) private readonly bookings: BookingsService) {}

  @Query('alive')
  alive(): boolean {
    return true;
  }

  @Mutation('createBooking')
  create(@Args('input') input: unknown) {
    return this.bookings.create(input as CreateBookingInput);
  }
}
