import { Query, Resolver } from '@nestjs/graphql';
import type { ProductStock } from '../generated/schema-types.js';
import { ProductRepository } from '../products/product.repository.js';

@Resolver()
export class ListStockResolver {
  constructor(private readonly products: ProductRepository) {}

  @Query('productStock')
  async list(): Promise<ProductStock[]> {
    return (await this.products.onSale()).map(({ id: productId, stock }) => ({ productId, stock }));
  }
}
