import { Module } from '@nestjs/common';
import { KitchenResolver } from './kitchen.resolver.js';
import { KitchenSheet } from './kitchen-sheet.js';
import { MarkDelivery } from './mark-delivery.js';

@Module({ providers: [KitchenSheet, MarkDelivery, KitchenResolver] })
export class KitchenModule {}
