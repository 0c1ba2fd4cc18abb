import { Module } from '@nestjs/common';
import { CreateTour } from './create-tour/create-tour.js';
import { CreateTourResolver } from './create-tour/create-tour.resolver.js';
import { ListToursResolver } from './list-tours/list-tours.resolver.js';
import { PricesOfTourResolver } from './prices-of-tour.resolver.js';
import { ReplaceTour } from './replace-tour.js';
import { TourRepository } from './tour.repository.js';
import { TourReferenceResolver } from './tour-reference.resolver.js';
import { WithdrawTourResolver } from './withdraw-tour/withdraw-tour.resolver.js';

@Module({
  providers: [
    TourRepository,
    CreateTour,
    ReplaceTour,
    CreateTourResolver,
    WithdrawTourResolver,
    ListToursResolver,
    TourReferenceResolver,
    PricesOfTourResolver,
  ],
  exports: [TourRepository, CreateTour, ReplaceTour],
})
export class ToursModule {}
