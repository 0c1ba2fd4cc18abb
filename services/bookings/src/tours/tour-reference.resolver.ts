import { isUuid } from '@hilltop/platform/outcome/uuid';
import { ResolveReference, Resolver } from '@nestjs/graphql';
import type { Tour as TourView } from '../generated/schema-types.js';
import { TourRepository } from './tour.repository.js';
import { tourView } from './tour.view.js';

/** Lets other subgraphs point at a tour on offer by its id. */
@Resolver('Tour')
export class TourReferenceResolver {
  constructor(private readonly tours: TourRepository) {}

  @ResolveReference()
  async resolve(reference: { id: string }): Promise<TourView | null> {
    const tour = isUuid(reference.id) ? await this.tours.find(reference.id) : null;
    return tour && tourView(tour);
  }
}
