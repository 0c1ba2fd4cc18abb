import { Query, Resolver } from '@nestjs/graphql';
import type { Tour as TourView } from '../generated/schema-types.js';
import { TourRepository } from './tour.repository.js';
import { tourView } from './tour.view.js';

@Resolver()
export class ListToursResolver {
  constructor(private readonly tours: TourRepository) {}

  @Query('tours')
  async list(): Promise<TourView[]> {
    return (await this.tours.allOnOffer()).map(tourView);
  }
}
