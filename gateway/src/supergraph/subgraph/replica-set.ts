/** One process of a subgraph, as the balancing sees it. */
export interface Balanced {
  readonly url: string;
  /** Calls that this gateway has under way there. */
  inFlight: number;
}

export interface ReplicaSetOptions<Replica> {
  /** Asks an ejected replica whether it answers again. Must settle by itself. */
  readonly probe: (replica: Replica) => Promise<boolean>;
  readonly ejected?: (replica: Replica, reason: string) => void;
  readonly restored?: (replica: Replica) => void;
  /** First pause before a probe and longest pause between probes, in milliseconds. */
  readonly probeAfterMs?: number;
  readonly probeAtMostEveryMs?: number;
}

/** The replicas of one subgraph: who gets the next call, and who gets none for now. */
export class ReplicaSet<Replica extends Balanced> {
  private readonly out = new Map<Replica, NodeJS.Timeout>();
  private turn = 0;
  private closed = false;

  constructor(
    private members: readonly Replica[],
    private readonly options: ReplicaSetOptions<Replica>,
  ) {
    if (members.length === 0) throw new Error('A subgraph needs at least one replica');
  }

  get all(): readonly Replica[] {
    return this.members;
  }

  /** How many are not ejected. */
  get healthy(): number {
    return this.members.length - this.out.size;
  }

  isOut(replica: Replica): boolean {
    return this.out.has(replica);
  }

  /**
   * The one with the fewest calls under way, in turn among equals. Replicas in `tried` and ejected ones come last, so a
   * call always goes somewhere: when all are ejected, a try costs less than a refusal that may be wrong.
   */
  choose(tried: ReadonlySet<Replica> = new Set()): Replica {
    this.turn = (this.turn + 1) % this.all.length;
    const inTurn = [...this.all.slice(this.turn), ...this.all.slice(0, this.turn)];
    const penalty = (replica: Replica): number =>
      (tried.has(replica) ? 2_000_000 : 0) + (this.out.has(replica) ? 1_000_000 : 0) + replica.inFlight;
    return inTurn.reduce((best, replica) => (penalty(replica) < penalty(best) ? replica : best));
  }

  /** From now on these are the replicas. One that stays keeps its place, in or out; one that is gone gets no more calls. */
  replace(members: readonly Replica[]): void {
    if (this.closed || members.length === 0) return;
    this.members = members;
    for (const [replica, timer] of this.out) {
      if (members.includes(replica)) continue;
      clearTimeout(timer);
      this.out.delete(replica);
    }
  }

  /** Gives a replica no calls until a probe has seen it answer. */
  eject(replica: Replica, reason: string): void {
    if (this.closed || this.out.has(replica) || !this.members.includes(replica)) return;
    this.options.ejected?.(replica, reason);
    this.probeLater(replica, this.options.probeAfterMs ?? 250);
  }

  /** A call to an ejected replica went well: it is back. */
  restore(replica: Replica): void {
    const timer = this.out.get(replica);
    if (timer === undefined) return;
    clearTimeout(timer);
    this.out.delete(replica);
    this.options.restored?.(replica);
  }

  /** Stops all probing. */
  close(): void {
    this.closed = true;
    for (const timer of this.out.values()) clearTimeout(timer);
    this.out.clear();
  }

  private probeLater(replica: Replica, pauseMs: number): void {
    const timer = setTimeout(() => void this.probeNow(replica, pauseMs), pauseMs);
    timer.unref();
    this.out.set(replica, timer);
  }

  private async probeNow(replica: Replica, pauseMs: number): Promise<void> {
    const answers = await this.options.probe(replica).catch(() => false);
    if (this.closed || !this.out.has(replica)) return;
    if (answers) this.restore(replica);
    else this.probeLater(replica, Math.min(pauseMs * 2, this.options.probeAtMostEveryMs ?? 1_000));
  }
}
