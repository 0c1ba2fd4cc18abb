import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { CartTour } from '../lines/kinds/cart-tour.entity.js';

/** Carts that contain it say that it is no longer offered. Bookings refuses to hold and to sell it in any case. */
@Injectable()
export class MarkToursGoneWhenWithdrawn implements Reaction<{ tourId: string }> {
  async react({ data, time }: CloudEvent<{ tourId: string }>, manager: EntityManager): Promise<void> {
    const { tourId } = data;
    await manager.update(CartTour, { tourId, withdrawnAt: IsNull() }, { withdrawnAt: new Date(time) });
  }
}
