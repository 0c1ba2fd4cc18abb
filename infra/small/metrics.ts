/** A page of Prometheus' text format: each metric's values, whatever their labels. */
export class MetricsPage {
  private readonly lines: readonly string[];

  constructor(text: string) {
    this.lines = text.split('\n');
  }

  /** Those whose labels contain the text, e.g. `status="queued"`. */
  valuesOf(name: string, label = ''): number[] {
    return this.lines
      .filter(
        (line) => (line.startsWith(`${name}{`) && line.includes(label)) || (!label && line.startsWith(`${name} `)),
      )
      .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)));
  }

  /** Undefined when the page has none. */
  most(name: string, label = ''): number | undefined {
    const values = this.valuesOf(name, label);
    return values.length > 0 ? Math.max(...values) : undefined;
  }
}
