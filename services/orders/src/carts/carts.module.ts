import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
import { AddToCart } from './add-to-cart/add-to-cart.js';
import { AddToCartResolver } from './add-to-cart/add-to-cart.resolver.js';
import { CartRepository } from './cart.repository.js';
import { ClearCartResolver } from './clear-cart/clear-cart.resolver.js';
import { RemoveFromCartResolver } from './remove-from-cart/remove-from-cart.resolver.js';
import { SetCartQuantityResolver } from './set-cart-quantity/set-cart-quantity.resolver.js';
import { ShowCartResolver } from './show-cart/show-cart.resolver.js';

@Module({
  imports: [ProductsModule],
  providers: [
    CartRepository,
    AddToCart,
    AddToCartResolver,
    SetCartQuantityResolver,
    RemoveFromCartResolver,
    ClearCartResolver,
    ShowCartResolver,
  ],
})
export class CartsModule {}
