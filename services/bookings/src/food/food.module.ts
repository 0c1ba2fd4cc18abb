import { Module } from '@nestjs/common';
import { DeliveryAddress } from './delivery-address.js';
import { FoodOrders } from './food-orders.js';
import { FoodServiceResolver } from './food-service.resolver.js';
import { Menus } from './menus.js';
import { SaveMenu } from './save-menu/save-menu.js';
import { SaveMenuResolver } from './save-menu/save-menu.resolver.js';

@Module({
  providers: [DeliveryAddress, Menus, FoodOrders, FoodServiceResolver, SaveMenu, SaveMenuResolver],
  exports: [FoodOrders],
})
export class FoodModule {}
