import type { Answer } from './client.ts';

/** What a request was for, as far as it is compared with rows. */
export type Operation =
  | { kind: 'booking'; mark: string; cents: number; guests: number; isHonest: boolean }
  | { kind: 'order'; mark: string; cents: number; isHonest: boolean }
  | { kind: 'sale'; mark: string; isHonest: boolean }
  | { kind: 'visit'; mark: string }
  | { kind: 'message'; mark: string }
  | { kind: 'product'; mark: string }
  | { kind: 'upload'; mark: string }
  | { kind: 'removal'; mark: string }
  | { kind: 'added'; mark: string; quantity: number }
  | { kind: 'hold'; mark: string }
  | { kind: 'other'; mark: string };

/** A request and its result. `attempts`: how often it was sent. */
export type Entry = Operation & { outcome: Answer['outcome']; attempts: number; id: string; code: string };

/** Requests and results, in the order of the answers. */
export class Journal {
  readonly entries: Entry[] = [];
  private readonly counts = new Map<string, Record<Answer['outcome'], number>>();
  requests = 0;
  /** Old states shown after a change was confirmed: one sentence each. */
  readonly outdated: string[] = [];

  /** Records a request that will not be sent again. */
  note(deed: Operation, answer: Answer, attempts: number): void {
    // A sale answers with its order.
    const body: Record<string, unknown> = { ...Object(answer.body.order), ...answer.body };
    const text = (name: string) => (typeof body[name] === 'string' ? String(body[name]) : '');
    this.entries.push({ ...deed, outcome: answer.outcome, attempts, id: text('id'), code: text('confirmationCode') });
    const counts = this.counts.get(deed.kind) ?? { confirmed: 0, refused: 0, unknown: 0 };
    counts[answer.outcome] += 1;
    this.counts.set(deed.kind, counts);
    this.requests += attempts;
  }

  get operations(): number {
    return this.entries.length;
  }

  of<Kind extends Operation['kind']>(kind: Kind): Extract<Entry, { kind: Kind }>[] {
    return this.entries.filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind);
  }

  /** One line per kind: how many were confirmed, refused and never answered. */
  describe(): string {
    return [...this.counts]
      .map(([kind, { confirmed, refused, unknown }]) => `${kind} ${confirmed}/${refused}/${unknown}`)
      .join(', ');
  }
}
