export interface Balanced {
  readonly url: string;
  inFlight: number;
}

export interface ReplicaSetOptions<Replica> {
  /** Whether an ejected replica responds again. Must have its own timeout. */
  readonly probe: (replica: Replica) => Promise<boolean>;
  readonly ejected?: (replica: Replica, reason: string) => void;
  readonly restored?: (replica: Replica) => void;
  /** First delay, and longest delay between probes. */
  readonly probeAfterMs?: number;
  readonly maxProbePauseMs?: number;
}

/** Prefers the replica with the fewest calls in flight that is not ejected. */
export class ReplicaSet<Replica extends Balanced> {
  private readonly ejections = new Map<Replica, NodeJS.Timeout>();
  private turn = 0;
  private isClosed = false;

  constructor(
    private members: readonly Replica[],
    private readonly options: ReplicaSetOptions<Replica>,
  ) {
    if (members.length === 0) throw new Error('A subgraph needs at least one replica');
  }

  get all(): readonly Replica[] {
    return this.members;
  }

  get healthy(): number {
    return this.members.length - this.ejections.size;
  }

  isEjected(replica: Replica): boolean {
    return this.ejections.has(replica);
  }

  /** Round-robin among equals. Ejected and tried ones come last: when all are ejected, a try is better than a wrong refusal. */
  choose(tried: ReadonlySet<Replica> = new Set()): Replica {
    this.turn = (this.turn + 1) % this.members.length;
    const inTurn = [...this.members.slice(this.turn), ...this.members.slice(0, this.turn)];
    const penalty = (replica: Replica): number =>
      (tried.has(replica) ? 2_000_000 : 0) + (this.isEjected(replica) ? 1_000_000 : 0) + replica.inFlight;
    return inTurn.reduce((best, replica) => (penalty(replica) < penalty(best) ? replica : best));
  }

  /** Remaining replicas keep their state; removed ones get no more calls. */
  replace(members: readonly Replica[]): void {
    if (members.length === 0) return;
    this.members = members;
    for (const replica of this.ejections.keys()) if (!members.includes(replica)) this.forget(replica);
  }

  /** The replica gets no calls until a probe succeeds. */
  eject(replica: Replica, reason: string): void {
    if (this.isClosed || this.isEjected(replica) || !this.members.includes(replica)) return;
    this.options.ejected?.(replica, reason);
    this.probeLater(replica, this.options.probeAfterMs ?? 250);
  }

  restore(replica: Replica): void {
    if (this.forget(replica)) this.options.restored?.(replica);
  }

  close(): void {
    this.isClosed = true;
    for (const replica of this.ejections.keys()) this.forget(replica);
  }

  private forget(replica: Replica): boolean {
    clearTimeout(this.ejections.get(replica));
    return this.ejections.delete(replica);
  }

  private probeLater(replica: Replica, pauseMs: number): void {
    const timer = setTimeout(async () => {
      const answers = await this.options.probe(replica).catch(() => false);
      if (!this.isEjected(replica)) return;
      if (answers) this.restore(replica);
      else this.probeLater(replica, Math.min(pauseMs * 2, this.options.maxProbePauseMs ?? 1_000));
    }, pauseMs);
    this.ejections.set(replica, timer.unref());
  }
}
