import { ResolveReference, Resolver } from '@nestjs/graphql';
import type { Tour as TourView } from '../generated/schema-types.js';
import { TourRepository } from './tour.repository.js';
import { tourView } from './tour.view.js';

/** Lets other subgraphs point at a tour by its id. */
@Resolver('Tour')
export class TourReferenceResolver {
  constructor(private readonly tours: TourRepository) {}

  @ResolveReference()
  async resolve(reference: { id: string }): Promise<TourView | null> {
    const tour = (await this.tours.all()).find(({ id }) => id === reference.id);
    return tour ? tourView(tour) : null;
  }
}
