import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { MoneyMoved } from '@hilltop/contracts/money-moved';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../env.js';
import { writeLines } from './write-lines.js';

@Injectable()
export class TakeMovementWhenMoneyMoved implements Reaction<MoneyMoved> {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react(event: CloudEvent<MoneyMoved>, manager: EntityManager): Promise<void> {
    const source = event.source.slice('/hilltop/'.length);
    const movement = { ...event.data, id: event.id, at: event.time, source };
    await writeLines(manager, movement, { timeZone: this.environment.VENUE_TIME_ZONE, now: this.clock.now() });
  }
}
