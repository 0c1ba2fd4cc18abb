import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GroupReminderKind } from '../../generated/schema-types.js';
import { openInvoices } from '../money/age-receivable.js';
import { paidCents } from '../money/documents.js';
import { GroupMoneyRepository } from '../money/group-money.repository.js';
import { VenueDays } from '../venue-days.js';

export interface FoundReminder {
  readonly groupId: string;
  readonly kind: GroupReminderKind;
  readonly days: number;
  readonly about: string;
}

const DAY_MS = 86_400_000;
/** Before an invoice is due. */
const DUE_DAYS = 5;
/** After it was due; the last one is a task of the desk. */
const OVERDUE_DAYS = [30, 15, 1] as const;

/** Whoever heard of it today is not reminded. */
const HEARD_BEFORE = `NOT EXISTS (SELECT FROM group_changes c WHERE c.group_id = g.id AND c.at > $1::timestamptz - interval '1 day'
  AND c.kind <> 'exempted')`;

const COUNT_FINAL = `(SELECT g.first_start - make_interval(days => (t.terms ->> 'countFinalDays')::integer) FROM group_quotes q
  JOIN group_terms t ON t.version = q.terms_version WHERE q.group_id = g.id AND q.version = g.quote_version)`;

/** SQL of a reminder some days before a moment, the nearest that fits. */
const before = (kind: GroupReminderKind, days: readonly number[], moment: string, about: string, condition: string) =>
  days.map(
    (most, place) => `SELECT g.id AS "groupId", '${kind}' AS kind, ${most} AS days, ${about} AS about FROM groups g
    WHERE g.step IS NULL AND g.displaced_at IS NULL AND g.organizer_email <> '' AND ${condition} AND ${HEARD_BEFORE}
      AND ${moment} - $1::timestamptz BETWEEN interval '${days[place + 1] ?? 0} days' AND interval '${most} days'
      AND ${moment} > $1::timestamptz`,
  );

/** What dates bring. $1 now, $2 kinds that are on, $3 a group, or null for those of all that nobody has taken yet. */
const BY_DATES = `SELECT * FROM (${[
  ...before(
    'quote_ends',
    [3],
    '(SELECT q.valid_until FROM group_quotes q WHERE q.group_id = g.id AND q.version = g.quote_version)',
    'g.quote_version::text',
    `g.state = 'quoted'`,
  ),
  ...before(
    'secure',
    [7, 1],
    'g.held_until',
    `to_char(g.held_until AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
    `g.state = 'accepted' AND g.sent_order IS NULL`,
  ),
  ...before(
    'count',
    [7, 1],
    COUNT_FINAL,
    `to_char(g.first_start AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
    `g.state IN ('accepted', 'secured')`,
  ),
  ...before(
    'visit',
    [5],
    'g.first_start',
    `to_char(g.first_start AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
    `g.state = 'secured'`,
  ),
].join(
  '\n  UNION ALL ',
)}) found WHERE kind = ANY ($2::text[]) AND ("groupId" = $3::uuid OR $3::uuid IS NULL AND NOT EXISTS (
    SELECT FROM group_reminders r WHERE (r.group_id, r.kind, r.days, r.about) = (found."groupId", found.kind, found.days, found.about)))`;

/** Groups that owe what documents say, with the reminders that were taken. $1 a group, whose own are left out, or null for all. */
const OWING = `
  SELECT id, ARRAY(SELECT r.kind || ' ' || r.days || ' ' || r.about FROM group_reminders r WHERE r.group_id = g.id AND $1::uuid IS NULL) AS taken
  FROM groups g WHERE balance_cents > 0 AND organizer_email <> '' AND ($1::uuid IS NULL OR id = $1::uuid)`;

const keyOf = ({ kind, days, about }: Omit<FoundReminder, 'groupId'>): string => `${kind} ${days} ${about}`;

/** Nothing is scheduled: what is due now is looked up, and once more when a mail leaves, so that a change needs no cleanup. */
@Injectable()
export class FindReminders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly money: GroupMoneyRepository,
    private readonly days: VenueDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Those that fit now and are not taken yet; of one group, if it is named, all that fit. */
  async execute(kinds: readonly GroupReminderKind[], groupId: string | null = null): Promise<FoundReminder[]> {
    const byDates: FoundReminder[] = await this.dataSource.query(BY_DATES, [this.clock.now(), kinds, groupId]);
    const ofMoney = await this.ofMoney(groupId);
    return [...byDates, ...ofMoney.filter(({ kind }) => kinds.includes(kind))];
  }

  private async ofMoney(groupId: string | null): Promise<FoundReminder[]> {
    const owing: { id: string; taken: string[] }[] = await this.dataSource.query(OWING, [groupId]);
    const ids = owing.map(({ id }) => id);
    const [entries, documents, questions] = await Promise.all([
      this.money.entries(ids),
      this.money.documents(ids),
      this.money.questions(ids),
    ]);
    const questioned = new Set(questions.filter(({ settledAt }) => settledAt === null).map(({ invoice }) => invoice));
    const paid = Map.groupBy(entries, (entry) => entry.groupId);
    const issued = Map.groupBy(documents, (document) => document.groupId);
    return owing.flatMap(({ id, taken }) => {
      const money = { documents: issued.get(id) ?? [], paidCents: paidCents(paid.get(id) ?? []) };
      return openInvoices(money).invoices.flatMap(({ number: about, dueOn, openCents }): FoundReminder[] => {
        const isAsked = openCents > 0 && dueOn !== null && !questioned.has(about);
        const due = isAsked ? this.dueNow(dueOn) : undefined;
        return due && !taken.includes(keyOf({ about, ...due })) ? [{ groupId: id, about, ...due }] : [];
      });
    });
  }

  private dueNow(dueOn: string): Pick<FoundReminder, 'kind' | 'days'> | undefined {
    const late = (Date.parse(this.days.today()) - Date.parse(dueOn)) / DAY_MS;
    if (late <= 0) return late >= -DUE_DAYS && late < 0 ? { kind: 'due', days: DUE_DAYS } : undefined;
    const days = OVERDUE_DAYS.find((least) => late >= least);
    return days === undefined ? undefined : { kind: 'overdue', days };
  }
}
