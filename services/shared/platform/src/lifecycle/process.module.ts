import { type DynamicModule, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { CLOCK, type Clock } from '../clock/clock.js';
import { HealthChecks } from '../health/health-checks.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { ShutdownSteps } from './shutdown-steps.js';
import { StartGate } from './start-gate.js';

export interface ProcessParts {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly health: HealthChecks;
  readonly shutdown: ShutdownSteps;
  readonly gate: StartGate;
  readonly figures: Registry;
}

/** What every module can inject: `LOGGER`, `CLOCK`, `HealthChecks`, `ShutdownSteps`, `StartGate`, `Registry` of figures. */
@Module({})
export class ProcessModule {
  static forRoot({ logger, clock, health, shutdown, gate, figures }: ProcessParts): DynamicModule {
    const providers = [
      { provide: LOGGER, useValue: logger },
      { provide: CLOCK, useValue: clock },
      { provide: HealthChecks, useValue: health },
      { provide: ShutdownSteps, useValue: shutdown },
      { provide: StartGate, useValue: gate },
      { provide: Registry, useValue: figures },
    ];
    return { module: ProcessModule, global: true, providers, exports: providers.map(({ provide }) => provide) };
  }
}
