import { withTimeout } from '../async/with-timeout.js';
import { isError } from '../logging/is-error.js';

export interface NotReady {
  readonly name: string;
  readonly reason: string;
}

type Check = () => Promise<void>;

/** Readiness checks, which parts add when they start. Liveness uses none of them. */
export class HealthChecks {
  private readonly checks = new Map<string, Check>();
  private readonly running = new Map<string, Promise<NotReady | undefined>>();
  private readonly drained = new AbortController();

  /** @param checkMs timeout of one check */
  constructor(private readonly checkMs = 1_000) {}

  /** @param check resolves when the part is available, throws when it is not */
  add(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** Aborted when the process is about to stop, to end long responses. */
  get stopping(): AbortSignal {
    return this.drained.signal;
  }

  /** The process is about to stop, and does not become ready again. */
  drain(): void {
    this.drained.abort();
  }

  async notReady(): Promise<NotReady[]> {
    if (this.stopping.aborted) return [{ name: 'process', reason: 'stopping' }];
    const answers = await Promise.all([...this.checks].map(([name, check]) => this.ask(name, check)));
    return answers.filter((answer) => answer !== undefined);
  }

  /** Concurrent probes share one run of a check, so that checks of a hanging part do not pile up. */
  private ask(name: string, check: Check): Promise<NotReady | undefined> {
    const running = this.running.get(name);
    if (running !== undefined) return running;
    const started = this.bounded(name, check).finally(() => this.running.delete(name));
    this.running.set(name, started);
    return started;
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

/** The kind of the error only: a probe's response is public. */
function reasonOf(error: unknown): string {
  if (!isError(error)) return 'failed';
  return typeof error.code === 'string' ? error.code : error.name;
}
