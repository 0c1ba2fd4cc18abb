import { Module } from '@nestjs/common';
import { CreateTour } from './create-tour/create-tour.js';
import { CreateTourResolver } from './create-tour/create-tour.resolver.js';
import { ListToursResolver } from './list-tours/list-tours.resolver.js';
import { TourRepository } from './tour.repository.js';
import { TourReferenceResolver } from './tour-reference.resolver.js';

@Module({
  providers: [TourRepository, CreateTour, CreateTourResolver, ListToursResolver, TourReferenceResolver],
  exports: [TourRepository, CreateTour],
})
export class ToursModule {}
