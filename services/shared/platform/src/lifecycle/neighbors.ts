import { Metrics } from '../telemetry/metrics.js';
import type { NotReady } from './health-checks.js';
import { missingOf, type Readiness } from './readiness.js';

interface Neighbor extends Readiness {
  readonly name: string;
  readonly metrics: Metrics;
}

/** What the services of one process show together, on each of their ports. */
export class Neighbors {
  private readonly all: Neighbor[] = [];
  private readonly ofProcess: Metrics;
  readonly contentType: string;

  /** @param name of the process, as the label of its own metrics */
  constructor(name: string) {
    this.ofProcess = new Metrics(name);
    this.ofProcess.addProcess();
    this.contentType = this.ofProcess.contentType;
  }

  add(neighbor: Neighbor): void {
    this.all.push(neighbor);
  }

  /** The page of metrics: those of the process and of all its services. */
  async read(): Promise<string> {
    return `${await this.ofProcess.read()}\n${await Metrics.readAll(this.all.map(({ metrics }) => metrics))}`;
  }

  /** The other services that lack something. @param own the one that asks */
  async notReady(own: Readiness): Promise<{ name: string; notReady: NotReady[] }[]> {
    const others = this.all.filter(({ health }) => health !== own.health);
    const answers = await Promise.all(others.map(async (one) => ({ name: one.name, notReady: await missingOf(one) })));
    return answers.filter(({ notReady }) => notReady.length > 0);
  }
}
