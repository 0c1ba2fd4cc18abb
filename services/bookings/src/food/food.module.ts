import { Module } from '@nestjs/common';
import { FoodServiceResolver } from './food-service.resolver.js';

@Module({ providers: [FoodServiceResolver] })
export class FoodModule {}
