import { rowLoader } from '@hilltop/platform/database/row-loader';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import type { Product as ProductView } from '../generated/schema-types.js';
import { ProductRepository } from './product.repository.js';
import { productView } from './product.view.js';

@Resolver('Product')
export class ListProductsResolver {
  private readonly loader = rowLoader((ids) => this.products.findAll(ids));

  constructor(private readonly products: ProductRepository) {}

  @Query('products')
  async list(): Promise<ProductView[]> {
    return (await this.products.onSale()).map(productView);
  }

  @Query('product')
  async one(@Args('id') id: string): Promise<ProductView | null> {
    const product = isUuid(id) ? await this.products.find(id) : null;
    return product && productView(product);
  }

  @ResolveReference()
  async resolve(reference: { id: string }): Promise<ProductView | null> {
    const product = isUuid(reference.id) ? await this.loader.load(reference.id.toLowerCase()) : null;
    return product && productView(product);
  }
}
