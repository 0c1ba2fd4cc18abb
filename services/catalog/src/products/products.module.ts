import { Module } from '@nestjs/common';
import { CreateProduct } from './create-product/create-product.js';
import { CreateProductResolver } from './create-product/create-product.resolver.js';
import { ListProductsResolver } from './list-products/list-products.resolver.js';
import { ProductRepository } from './product.repository.js';
import { ProductChange } from './product-change.js';
import { UpdateProductResolver } from './update-product/update-product.resolver.js';
import { WithdrawProductResolver } from './withdraw-product/withdraw-product.resolver.js';

@Module({
  providers: [
    ProductRepository,
    ProductChange,
    CreateProduct,
    CreateProductResolver,
    UpdateProductResolver,
    WithdrawProductResolver,
    ListProductsResolver,
  ],
})
export class ProductsModule {}
