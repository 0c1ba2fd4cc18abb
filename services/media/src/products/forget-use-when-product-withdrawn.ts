import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ImageUseRepository } from '../uses/image-use.repository.js';

interface Withdrawal {
  readonly productId: string;
  readonly version: number;
}

/** A withdrawn product shows no image. */
@Injectable()
export class ForgetUseWhenProductWithdrawn implements Reaction<Withdrawal> {
  constructor(private readonly uses: ImageUseRepository) {}

  async react({ data }: CloudEvent<Withdrawal>, manager: EntityManager): Promise<void> {
    await this.uses.clear(data.productId, data.version, manager);
  }
}
