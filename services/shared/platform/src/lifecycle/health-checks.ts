import { withTimeout } from '../async/with-timeout.js';
import { isError } from '../logging/is-error.js';

/** One thing that the process cannot serve without, and why it is not there. */
export interface NotReady {
  readonly name: string;
  readonly reason: string;
}

type Check = () => Promise<void>;

/** What readiness asks. Parts add their own check when they start; liveness asks none of them. */
export class HealthChecks {
  private readonly checks = new Map<string, Check>();
  private readonly running = new Map<string, Promise<NotReady | undefined>>();
  private draining = false;

  /** @param checkMs longest that one check may take, in milliseconds (metrics: readiness is bounded at 1 s) */
  constructor(private readonly checkMs = 1_000) {}

  /** @param check resolves when the part is there, throws when it is not */
  add(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** From now on the process is not ready, whatever the checks say: it is about to stop. */
  drain(): void {
    this.draining = true;
  }

  /** @returns what is not ready; empty when all is well */
  async notReady(): Promise<NotReady[]> {
    if (this.draining) return [{ name: 'process', reason: 'stopping' }];
    const answers = await Promise.all([...this.checks].map(([name, check]) => this.ask(name, check)));
    return answers.filter((answer) => answer !== undefined);
  }

  /** Probes that come while a check runs share its answer, so that a part that hangs does not gather a queue of checks. */
  private ask(name: string, check: Check): Promise<NotReady | undefined> {
    const running = this.running.get(name);
    if (running !== undefined) return running;
    const asked = this.bounded(name, check).finally(() => this.running.delete(name));
    this.running.set(name, asked);
    return asked;
  }

  private async bounded(name: string, check: Check): Promise<NotReady | undefined> {
    const late = () => ({ name, reason: `no answer within ${this.checkMs} ms` });
    try {
      const ready = check().then(() => undefined);
      return await withTimeout(ready, this.checkMs, late);
    } catch (error) {
      return { name, reason: reasonOf(error) };
    }
  }
}

/** Says what kind of error it was, not its text: anybody may read a probe's answer. */
function reasonOf(error: unknown): string {
  if (!isError(error)) return 'failed';
  return typeof error.code === 'string' ? error.code : error.name;
}
