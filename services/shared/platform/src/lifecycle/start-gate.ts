/**
 * Keeps requests out until all required parts have come up once. Each part opens its own latch; the gate is open when none
 * is held. After that, an unavailable part shows only in readiness.
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

  /** The start cannot succeed, so waiting is pointless. */
  fail(error: unknown): void {
    this.failure = { error };
    for (const { fail } of this.waiting.splice(0)) fail(error);
  }

  get waitingFor(): string[] {
    return [...this.holders];
  }

  /** Resolves once the gate is open; rejects when the start has failed. */
  whenOpen(): Promise<void> {
    if (this.failure) return Promise.reject(this.failure.error);
    if (this.holders.size === 0) return Promise.resolve();
    return new Promise((open, fail) => this.waiting.push({ open, fail }));
  }
}
