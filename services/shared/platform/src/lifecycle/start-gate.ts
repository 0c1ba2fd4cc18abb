/**
 * Keeps requests out until what they cannot do without has come up once. Each holder opens its own latch; the gate is
 * open when none is held. After that, a part that goes away shows in readiness only.
 */
export class StartGate {
  private readonly holders = new Set<string>();
  private readonly waiting: { open: () => void; fail: (error: unknown) => void }[] = [];
  private failure: { readonly error: unknown } | undefined;

  /** @returns the function that opens this latch */
  hold(name: string): () => void {
    this.holders.add(name);
    return () => {
      this.holders.delete(name);
      if (this.holders.size === 0) for (const { open } of this.waiting.splice(0)) open();
    };
  }

  /** The start cannot succeed, however long one waits. */
  fail(error: unknown): void {
    this.failure = { error };
    for (const { fail } of this.waiting.splice(0)) fail(error);
  }

  get waitingFor(): string[] {
    return [...this.holders];
  }

  /** Resolves once nothing holds the gate; rejects when the start has failed for good. */
  whenOpen(): Promise<void> {
    if (this.failure) return Promise.reject(this.failure.error);
    if (this.holders.size === 0) return Promise.resolve();
    return new Promise((open, fail) => this.waiting.push({ open, fail }));
  }
}
