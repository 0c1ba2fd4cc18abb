import { Query, Resolver } from '@nestjs/graphql';
import type { StoreTerms } from '../generated/schema-types.js';
import { StoreTermsRepository } from './store-terms.repository.js';
import { storeTermsView } from './store-terms.view.js';

@Resolver()
export class StoreTermsResolver {
  constructor(private readonly terms: StoreTermsRepository) {}

  @Query('storeTerms')
  async show(): Promise<StoreTerms> {
    return storeTermsView(await this.terms.now());
  }
}
