/** Wakes a job of this process when there is new work, so that it does not wait for its next run. */
export class JobSignal {
  private readonly listeners = new Set<() => void>();

  /** Calls every subscriber. Cheap. Call it after the commit. */
  notify(): void {
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): void {
    this.listeners.add(listener);
  }
}
