/** Keeps requests out until every required part has come up once. Later, an unavailable part shows only in readiness. */
export class StartGate {
  private readonly holders = new Set<string>();
  private readonly waiting: { open: () => void; fail: (error: unknown) => void }[] = [];
  private failure: { readonly error: unknown } | undefined;

  hold(name: string): () => void {
    this.holders.add(name);
    return () => {
      this.holders.delete(name);
      if (this.holders.size === 0) for (const { open } of this.waiting.splice(0)) open();
    };
  }

  /** The start cannot succeed. */
  fail(error: unknown): void {
    this.failure = { error };
    for (const { fail } of this.waiting.splice(0)) fail(error);
  }

  get waitingFor(): string[] {
    return [...this.holders];
  }

  /** Rejects when the start has failed. */
  whenOpen(): Promise<void> {
    if (this.failure) return Promise.reject(this.failure.error);
    if (this.holders.size === 0) return Promise.resolve();
    return new Promise((open, fail) => this.waiting.push({ open, fail }));
  }
}
