import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 100;

/**
 * A balancer for the gateways: sends requests in turn to those that are ready. It repeats none, so what a gateway loses
 * is lost.
 */
export class Door {
  private readonly ready: Set<string>;
  private turn = 0;
  private open = true;
  private readonly watching: Promise<void>;

  private readonly gateways: readonly string[];

  constructor(gateways: readonly string[]) {
    this.gateways = gateways;
    this.ready = new Set(gateways);
    this.watching = this.watch();
  }

  /** The gateway that the next request goes to. @throws when none is ready */
  next(): string {
    const [...ready] = this.ready;
    const gateway = ready[this.turn++ % ready.length];
    if (!gateway) throw new Error('no gateway is ready');
    return gateway;
  }

  isReady(gateway: string): boolean {
    return this.ready.has(gateway);
  }

  async close(): Promise<void> {
    this.open = false;
    await this.watching;
  }

  private async watch(): Promise<void> {
    while (this.open) {
      await Promise.all(this.gateways.map((gateway) => this.look(gateway)));
      await pause(lookEveryMs);
    }
  }

  private async look(gateway: string): Promise<void> {
    const answer = await fetch(`${gateway}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok) this.ready.add(gateway);
    else this.ready.delete(gateway);
  }
}
