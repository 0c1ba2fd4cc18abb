import { afterEach, describe, expect, it } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DatabaseModule } from '../src/database/database.module.js';
import { openService, type RunningService } from '../src/lifecycle/open-service.js';
import { InboxModule } from '../src/messaging/inbox/inbox.module.js';
import { subscription } from '../src/messaging/inbox/subscription.js';
import { NatsModule } from '../src/messaging/nats/nats.module.js';
import { Outbox } from '../src/messaging/outbox/outbox.js';
import { OutboxModule } from '../src/messaging/outbox/outbox.module.js';
import { eventually } from '../src/testing/eventually.js';
import { type LampLit, lampLit, lit } from './support/lamps.js';
import { MessageBench } from './support/message-bench.js';
import { serverEnvironment } from './support/server-environment.js';

@Injectable()
class WriteDownWhenLampLit {
  async react({ data }: LampLit, manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO seen (lamp, turn) VALUES ($1, $2)', [data.lamp, data.turn]);
  }
}

@Module({ providers: [WriteDownWhenLampLit] })
class LampsModule {}

let bench: MessageBench;
let service: RunningService | undefined;
afterEach(async () => {
  await service?.stop();
  await bench.close();
});

async function open(): Promise<RunningService> {
  return openService({
    name: 'lamps',
    environment: serverEnvironment(),
    logger: bench.logger,
    module: {
      module: class Lamps {},
      imports: [
        DatabaseModule.forRoot({ url: bench.database.url, entities: [], applicationName: 'lamps' }),
        NatsModule.forRoot({ servers: [bench.server.url], name: 'lamps' }),
        OutboxModule.forRoot({ service: 'lamps' }),
        InboxModule.forRoot({
          subscriptions: [subscription({ event: lampLit, durable: 'lamps-write-down', react: WriteDownWhenLampLit })],
        }),
        LampsModule,
      ],
    },
  });
}

describe('a service with an outbox and an inbox', () => {
  it('publishes its events, reacts to others, and stops in order', async () => {
    bench = await MessageBench.open();
    service = await open();
    await eventually(async () => expect(await service?.health.notReady()).toEqual([]));
    await bench.write(lit('porch', 1));
    service.app.get(Outbox).wake();
    await eventually(async () => expect(await bench.seen()).toEqual([{ lamp: 'porch', turn: 1 }]));

    expect(await service.stop()).toEqual([]);
  });

  it('starts and is ready without NATS, shows it in the metrics, and catches up', async () => {
    bench = await MessageBench.open();
    await bench.server.stop();
    service = await open();
    await service.gate.whenOpen();
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    const metrics = async () => (await fetch(`${service?.url}/metrics`)).text();
    expect(await metrics()).toContain('\nhilltop_nats_connected 0\n');
    await bench.write(lit('porch', 2));
    await bench.server.start();
    await eventually(async () => expect(await bench.seen()).toEqual([{ lamp: 'porch', turn: 2 }]));
    expect(await metrics()).toContain('\nhilltop_nats_connected 1\n');
  });
});
