import { type DynamicModule, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatingJob } from '../../async/repeating-job.js';
import { CLOCK, type Clock } from '../../lifecycle/clock.js';
import { ShutdownSteps, shutdownOrder } from '../../lifecycle/shutdown-steps.js';
import { LOGGER, type Logger } from '../../logging/logger.js';
import { applyRetentionRule } from './apply-retention-rule.js';
import type { RetentionRule } from './retention-rule.js';

const EVERY_MS = 60 * 60 * 1000;
const RULES = Symbol('RULES');

@Module({})
export class RetentionModule implements OnApplicationBootstrap {
  private stopping = false;

  constructor(
    @Inject(RULES) private readonly rules: readonly RetentionRule[],
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(ShutdownSteps) private readonly shutdown: ShutdownSteps,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  static forRoot(rules: readonly RetentionRule[]): DynamicModule {
    return { module: RetentionModule, providers: [{ provide: RULES, useValue: rules }] };
  }

  onApplicationBootstrap(): void {
    const { logger } = this;
    const job = new RepeatingJob({
      name: 'retention',
      everyMs: EVERY_MS,
      mostMs: EVERY_MS,
      run: () => this.applyRules(),
      logger,
    });
    this.shutdown.add(shutdownOrder.jobs, 'retention', () => {
      this.stopping = true;
      return job.stop();
    });
    job.start();
  }

  private async applyRules(): Promise<void> {
    if (!this.dataSource.isInitialized) return;
    for (const rule of this.rules) {
      const rows = await applyRetentionRule(this.dataSource, rule, this.clock.now(), () => !this.stopping);
      if (rows > 0)
        this.logger.info({ table: rule.table, rows }, rule.blank ? 'expired rows blanked' : 'expired rows deleted');
    }
  }
}
