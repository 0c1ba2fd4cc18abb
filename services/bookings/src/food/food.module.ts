import { Module } from '@nestjs/common';
import { DeliveryAddress } from './delivery-address.js';
import { FoodServiceResolver } from './food-service.resolver.js';

@Module({ providers: [DeliveryAddress, FoodServiceResolver], exports: [DeliveryAddress] })
export class FoodModule {}
