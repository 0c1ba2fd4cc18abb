import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Made {
  readonly journey: string;
  readonly condition: string;
  /** The operation that was hit. */
  readonly hit?: string;
  readonly isGood: boolean;
}

/** Prints the journeys by condition, with the failed operations. Silent without journeys. */
export default class JourneyReporter implements Reporter {
  private readonly made: Made[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations) {
      if (type !== 'journey') continue;
      const { journey, condition, hit } = JSON.parse(description ?? '{}') as Omit<Made, 'isGood'>;
      this.made.push({ journey, condition, ...(hit === undefined ? {} : { hit }), isGood: test.ok() });
    }
  }

  onEnd(): void {
    if (this.made.length === 0) return;
    const conditions = [...new Set(this.made.map(({ condition }) => condition))];
    const rows = [...new Set(this.made.map(({ journey }) => journey))].map((journey) => [
      journey,
      ...conditions.map((condition) => this.cell(journey, condition)),
    ]);
    const lines = [['journey', ...conditions], conditions.map(() => '---').concat('---'), ...rows];
    for (const cells of lines) process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }

  printsToStdio(): boolean {
    return true;
  }

  private cell(journey: string, condition: string): string {
    const all = this.made.filter((each) => each.journey === journey && each.condition === condition);
    const bad = all.filter(({ isGood }) => !isGood).map(({ hit = 'a request that it did not send' }) => hit);
    return all.length === 0
      ? ''
      : `${all.length - bad.length} of ${all.length}${bad.length > 0 ? `: ${bad.join(', ')}` : ''}`;
  }
}
