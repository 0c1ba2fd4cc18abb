import { Module } from '@nestjs/common';
import { CreateProduct } from './create-product/create-product.js';
import { CreateProductResolver } from './create-product/create-product.resolver.js';
import { ListProductsResolver } from './list-products/list-products.resolver.js';
import { ProductRepository } from './product.repository.js';
import { ReplaceProduct } from './replace-product.js';
import { UpdateProductResolver } from './update-product/update-product.resolver.js';
import { WithdrawProductResolver } from './withdraw-product/withdraw-product.resolver.js';

@Module({
  providers: [
    ProductRepository,
    ReplaceProduct,
    CreateProduct,
    CreateProductResolver,
    UpdateProductResolver,
    WithdrawProductResolver,
    ListProductsResolver,
  ],
  exports: [ProductRepository],
})
export class ProductsModule {}
