import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface Figure<Label extends string> {
  /** In the words of Prometheus: `hilltop_…_total`, `hilltop_…_seconds`. */
  readonly name: string;
  /** One sentence, with the unit. */
  readonly help: string;
  /** What it is told apart by. Few values each, and never who or which one: no ids, names or addresses. */
  readonly labels?: readonly Label[];
}

interface Reading<Label extends string> {
  readonly labels?: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** What a process counts and measures, for `/metrics`. */
export class Metrics {
  private readonly registry = new Registry();
  readonly contentType = this.registry.contentType;

  /** Everything as it is now, in the text format of Prometheus. */
  read(): Promise<string> {
    return this.registry.metrics();
  }

  /** Whether a metric of that name is shown already. */
  has(name: string): boolean {
    return this.registry.getSingleMetric(name) !== undefined;
  }

  /** Adds what Node.js tells of itself: memory, processor time, event loop delay. For a process that is one service. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Something that only grows. */
  counter<Label extends string>({ name, help, labels = [] }: Figure<Label>): Counter<Label> {
    return new Counter({ name, help, labelNames: [...labels], registers: [this.registry] });
  }

  /** Times in seconds. */
  histogram<Label extends string>(
    { name, help, labels = [] }: Figure<Label>,
    buckets: readonly number[],
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers: [this.registry] });
  }

  /** Something that is looked up whenever somebody reads the metrics; absent while it cannot be looked up. */
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
        const readings = await look().catch(() => []);
        gauge.reset();
        // Without labels, a reset leaves a zero that nobody has read anywhere.
        if (readings.length === 0 && labels.length === 0) gauge.remove();
        for (const { labels: values, value } of readings) {
          if (values) gauge.set(values, value);
          else gauge.set(value);
        }
      },
    });
  }
}
