import { type DynamicModule, Module } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock/clock.js';
import { HealthChecks } from '../health/health-checks.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { StatusBoard } from '../status/status-board.js';
import { Figures } from '../telemetry/figures.js';
import { ShutdownSteps } from './shutdown-steps.js';
import { StartGate } from './start-gate.js';

export interface ProcessParts {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly health: HealthChecks;
  readonly shutdown: ShutdownSteps;
  readonly gate: StartGate;
  readonly figures: Figures;
}

/** What every module can inject: `LOGGER`, `CLOCK`, `HealthChecks`, `ShutdownSteps`, `StartGate`, `Figures`, `StatusBoard`. */
@Module({})
export class ProcessModule {
  static forRoot({ logger, clock, health, shutdown, gate, figures }: ProcessParts): DynamicModule {
    const providers = [
      { provide: LOGGER, useValue: logger },
      { provide: CLOCK, useValue: clock },
      { provide: HealthChecks, useValue: health },
      { provide: ShutdownSteps, useValue: shutdown },
      { provide: StartGate, useValue: gate },
      { provide: Figures, useValue: figures },
      { provide: StatusBoard, useValue: new StatusBoard() },
    ];
    return { module: ProcessModule, global: true, providers, exports: providers.map(({ provide }) => provide) };
  }
}
