import { withTimeout } from '../async/with-timeout.js';
import type { Logger } from '../logging/logger.js';

/** Low numbers stop first, after requests in flight have finished. */
export const shutdownOrder = { jobs: 100, relay: 200, consumers: 300, connections: 900 } as const;

interface Step {
  readonly order: number;
  readonly name: string;
  readonly stop: () => Promise<void> | void;
}

export class ShutdownSteps {
  private steps: Step[] = [];

  /** @param stepMs timeout of one step, so that a hanging one does not block the rest */
  constructor(
    private readonly logger: Logger,
    private readonly stepMs = 5_000,
  ) {}

  add(order: number, name: string, stop: () => Promise<void> | void): void {
    this.steps.push({ order, name, stop });
  }

  /** Runs each step once. Among equals, the last added runs first. @returns the steps that failed or took too long */
  async run(): Promise<string[]> {
    const steps = this.steps.reverse().sort((one, other) => one.order - other.order);
    this.steps = [];
    const failed: string[] = [];
    const tooLong = () => {
      throw new Error(`took longer than ${this.stepMs} ms`);
    };
    for (const step of steps) {
      try {
        await withTimeout(step.stop(), this.stepMs, tooLong);
      } catch (error) {
        failed.push(step.name);
        this.logger.error({ err: error, step: step.name }, 'shutdown step failed');
      }
    }
    return failed;
  }
}
