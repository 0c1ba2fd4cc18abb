import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from '../async/with-timeout.js';

interface Figure<Label extends string> {
  /** By the conventions of Prometheus: `hilltop_…_total`, `hilltop_…_seconds`. */
  readonly name: string;
  /** One sentence, with the unit. */
  readonly help: string;
  /** Labels with few values each, never ids, names or addresses. */
  readonly labels?: readonly Label[];
}

interface Reading<Label extends string> {
  readonly labels?: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** Longer than a read takes, shorter than a scrape may take. */
const lookMs = 1_000;

/** The delays that are read include it. The 10 ms of the library would wake an idle process a hundred times a second. */
const loopLookMs = 50;

export class Metrics {
  private readonly registry = new Registry();
  readonly contentType = this.registry.contentType;

  /** @param service its label, where the page of a process has several */
  constructor(service?: string) {
    if (service !== undefined) this.registry.setDefaultLabels({ service });
  }

  /** One page of several services, which have different labels. */
  static async readAll(all: readonly Metrics[]): Promise<string> {
    return AggregatorRegistry.aggregate(
      await Promise.all(all.map(({ registry }) => registry.getMetricsAsJSON())),
    ).metrics();
  }

  read(): Promise<string> {
    return this.registry.metrics();
  }

  has(name: string): boolean {
    return this.registry.getSingleMetric(name) !== undefined;
  }

  /** Memory, CPU time, event loop delay: once in a process. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: loopLookMs });
  }

  counter<Label extends string>({ name, help, labels = [] }: Figure<Label>): Counter<Label> {
    return new Counter({ name, help, labelNames: [...labels], registers: [this.registry] });
  }

  histogram<Label extends string>(
    { name, help, labels = [] }: Figure<Label>,
    buckets: readonly number[],
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers: [this.registry] });
  }

  /**
   * Read at every scrape; absent while it cannot be read within a second. When the pool is exhausted, the other metrics must still be
   * scraped.
   */
  lookup<Label extends string>(
    { name, help, labels = [] }: Figure<Label>,
    look: () => Promise<readonly Reading<Label>[]>,
  ): void {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
      collect: async () => {
        const readings = await withTimeout(look(), lookMs, () => []).catch(() => []);
        gauge.reset();
        // Without labels, a reset would leave a zero that was never measured.
        if (readings.length === 0 && labels.length === 0) gauge.remove();
        for (const { labels: values, value } of readings) {
          if (values) gauge.set(values, value);
          else gauge.set(value);
        }
      },
    });
  }
}
