import { setTimeout as pause } from 'node:timers/promises';
import { Body, Controller, Get, Inject, Module, Param, Post, Req } from '@nestjs/common';
import { CLOCK, type Clock } from '../../src/lifecycle/clock.js';
import { openService, type RunningService, type ServiceOptions } from '../../src/lifecycle/open-service.js';
import { ShutdownSteps } from '../../src/lifecycle/shutdown-steps.js';
import { correlationId } from '../../src/logging/correlation.js';
import { type MemoryLog, memoryLog } from './memory-log.js';
import { serverEnvironment } from './server-environment.js';

/** What happened, in order. */
export const order: string[] = [];
/** The slow requests that have begun. */
export const begun: string[] = [];

@Controller()
class ExampleController {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    shutdown: ShutdownSteps,
  ) {
    shutdown.add(900, 'pool', () => void order.push('pool'));
    shutdown.add(100, 'job', () => void order.push('job'));
  }

  @Get('now')
  now() {
    return { now: this.clock.now(), id: correlationId() };
  }

  @Get('slow/:ms')
  async slow(@Param('ms') ms: string) {
    begun.push(ms);
    await pause(Number(ms), undefined, { ref: false });
    order.push('answered');
    return { id: correlationId() };
  }

  @Post('echo')
  echo(@Body() body: unknown) {
    return { body, id: correlationId() };
  }

  @Get('ip')
  ip(@Req() request: { ip: string }) {
    return { ip: request.ip };
  }

  @Get('surprise')
  surprise() {
    throw new Error('canary in the cellar');
  }
}

@Module({ controllers: [ExampleController] })
export class ExampleModule {}

/** A small service on its own port. */
export async function openExample(
  options: Partial<ServiceOptions> = {},
): Promise<{ service: RunningService; log: MemoryLog; url: string }> {
  order.length = 0;
  begun.length = 0;
  const log = memoryLog();
  const environment = serverEnvironment();
  const service = await openService({
    name: 'example',
    module: ExampleModule,
    environment,
    logger: log.logger,
    ...options,
  });
  return { service, log, url: service.url };
}
