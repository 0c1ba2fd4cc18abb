import { rowLoader } from '@hilltop/platform/database/row-loader';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { ResolveReference, Resolver } from '@nestjs/graphql';
import type { Tour as TourView } from '../generated/schema-types.js';
import { TourRepository } from './tour.repository.js';
import { tourView } from './tour.view.js';

/** Lets other subgraphs refer to a tour. */
@Resolver('Tour')
export class TourReferenceResolver {
  private readonly loader = rowLoader((ids) => this.tours.findAll(ids));

  constructor(private readonly tours: TourRepository) {}

  @ResolveReference()
  async resolve(reference: { id: string }): Promise<TourView | null> {
    const tour = isUuid(reference.id) ? await this.loader.load(reference.id.toLowerCase()) : null;
    return tour && tourView(tour);
  }
}
