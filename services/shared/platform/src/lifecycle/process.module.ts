import { type DynamicModule, Module } from '@nestjs/common';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../telemetry/metrics.js';
import { StatusBoard } from '../telemetry/status-board.js';
import { CLOCK, type Clock } from './clock.js';
import { HealthChecks } from './health-checks.js';
import { JobStarter } from './job-starter.js';
import { ShutdownSteps } from './shutdown-steps.js';
import { StartGate } from './start-gate.js';

export interface ProcessParts {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly health: HealthChecks;
  readonly shutdown: ShutdownSteps;
  readonly gate: StartGate;
  readonly metrics: Metrics;
}

@Module({})
export class ProcessModule {
  static forRoot({ logger, clock, health, shutdown, gate, metrics }: ProcessParts): DynamicModule {
    const providers = [
      { provide: LOGGER, useValue: logger },
      { provide: CLOCK, useValue: clock },
      { provide: HealthChecks, useValue: health },
      { provide: ShutdownSteps, useValue: shutdown },
      { provide: StartGate, useValue: gate },
      { provide: Metrics, useValue: metrics },
      { provide: StatusBoard, useValue: new StatusBoard() },
    ];
    const exports = [...providers.map(({ provide }) => provide), JobStarter];
    return { module: ProcessModule, global: true, providers: [...providers, JobStarter], exports };
  }
}
