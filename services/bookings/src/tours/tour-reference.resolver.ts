import { GatheredLook } from '@hilltop/platform/database/gathered-look';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { ResolveReference, Resolver } from '@nestjs/graphql';
import type { Tour as TourView } from '../generated/schema-types.js';
import type { Tour } from './tour.entity.js';
import { TourRepository } from './tour.repository.js';
import { tourView } from './tour.view.js';

/** Lets other subgraphs point at a tour on offer by its id. */
@Resolver('Tour')
export class TourReferenceResolver {
  private readonly look: GatheredLook<Tour>;

  constructor(tours: TourRepository) {
    this.look = new GatheredLook((ids) => tours.findAll(ids));
  }

  @ResolveReference()
  async resolve(reference: { id: string }): Promise<TourView | null> {
    const tour = isUuid(reference.id) ? await this.look.one(reference.id.toLowerCase()) : null;
    return tour && tourView(tour);
  }
}
