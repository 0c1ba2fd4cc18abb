import { type ToldThing, toldThings } from './reactions.ts';
import type { Check, ReconciliationContext } from './reconciliation-context.ts';

type Email = { id: string; kind: string; about: string; status: string; givenUpFor: string | null; seconds: number };

/** Older e-mails may have been deleted (infra/docs/operations.md, Retention). */
const checkedDays = 28;

/** An e-mail that a limit delays is not late until the limit allows it. */
const everyEmail = `
  SELECT id, kind, about::text AS about, status, given_up_for AS "givenUpFor",
    round(extract(epoch FROM now() - greatest(coalesce(resent_at, created_at), held_until)))::int AS seconds
  FROM emails WHERE created_at > now() - interval '${checkedDays} days' ORDER BY created_at, id`;

/** Anybody who types an address can cause these. They are counted, not reported, so that strangers cannot raise an alarm. */
const reasons = {
  address: (many: boolean) => `the mail server refused the ${many ? 'addresses' : 'address'}`,
  limit: (many: boolean) => `a limit held ${many ? 'them' : 'it'} back for a week`,
};
const givenUp = `
  SELECT given_up_for AS reason, count(*)::int AS emails FROM emails
  WHERE status = 'failed' AND given_up_for IS NOT NULL AND created_at > now() - interval '${checkedDays} days'
  GROUP BY given_up_for ORDER BY given_up_for`;

const abouts = ({ table, key, writtenAt, told = 'true', owed = 'true' }: ToldThing) => `
  SELECT ${key}::text AS id, ${owed} AND ${writtenAt} < now() - $1 * interval '1 millisecond' AS old,
    ${writtenAt} > now() - interval '${checkedDays - 1} days' AS recent
  FROM ${table} WHERE ${told}`;

function statusFaults(emails: readonly Email[], mailMs: number): string[] {
  return emails.flatMap(({ id, kind, about, status, givenUpFor, seconds }) => {
    if (status === 'failed' && givenUpFor) return [];
    if (status === 'failed') return [`e-mail ${id} (${kind} of ${about}) was given up`];
    const isLate = status !== 'sent' && seconds * 1000 > mailMs;
    return isLate ? [`e-mail ${id} (${kind} of ${about}) is ${status} for ${seconds} s`] : [];
  });
}

function repeatedFaults(emails: readonly Email[]): string[] {
  const byReason = Map.groupBy(emails, ({ kind, about }) => `${kind} of ${about}`);
  return [...byReason].flatMap(([reason, rows]) =>
    rows.length > 1 ? [`${rows.length} e-mails are the ${reason}: ${rows.map(({ id }) => id).join(', ')}`] : [],
  );
}

async function owedFaults(
  { databases, gracePeriods }: ReconciliationContext,
  emails: readonly Email[],
): Promise<string[]> {
  const found: string[] = [];
  for (const thing of toldThings.filter(({ emails: kinds }) => kinds.length > 0)) {
    const { owner, table, emails: kinds } = thing;
    const things = await databases[owner]<{ id: string; old: boolean; recent: boolean }>(abouts(thing), [
      gracePeriods.eventMs,
    ]);
    const known = new Set(things.map(({ id }) => id));
    for (const kind of kinds) {
      const mailed = new Set(emails.filter((email) => email.kind === kind).map(({ about }) => about));
      const unmailed = things.filter(({ id, old, recent }) => old && recent && !mailed.has(id));
      found.push(...unmailed.map(({ id }) => `nobody owes the ${kind} of ${id} in ${table}`));
      const ghosts = [...mailed].filter((about) => !known.has(about));
      found.push(...ghosts.map((about) => `the ${kind} of ${about} is owed, and that is not in ${table}`));
    }
  }
  return found;
}

function strangeMails(arrived: readonly string[], emails: readonly Email[]): string[] {
  const known = new Set(emails.map(({ id }) => id));
  return [...new Set(arrived)]
    .filter((id) => !known.has(id))
    .map((id) => `the mail server has e-mail ${id}, which nobody owed`);
}

function lostMails(arrived: readonly string[], emails: readonly Email[]): string[] {
  const there = new Set(arrived);
  const lost = emails.filter(({ id, status }) => status === 'sent' && !there.has(id));
  return lost.map(({ id, kind }) => `e-mail ${id} (${kind}) counts as sent, and the mail server does not have it`);
}

/** One e-mail of each kind for each booking, order and message, and it arrives. */
export const emailsCheck: Check = {
  name: 'every booking, order and message was mailed of once',
  async differences(context) {
    // The mail server is read before and after: a mail's row is written first, and the note that it was sent last.
    const before = (await context.mails?.()) ?? [];
    const emails = await context.databases.notifications<Email>(everyEmail);
    const after = await context.mails?.();
    return [
      ...statusFaults(emails, context.gracePeriods.mailMs),
      ...repeatedFaults(emails),
      ...(await owedFaults(context, emails)),
      ...strangeMails(before, emails),
      ...(after ? lostMails(after, emails) : []),
    ];
  },
  async counts({ databases }) {
    const rows = await databases.notifications<{ reason: keyof typeof reasons; emails: number }>(givenUp);
    return rows.map(({ reason, emails }) => {
      const what = emails === 1 ? '1 e-mail was' : `${emails} e-mails were`;
      return `${what} given up: ${reasons[reason](emails > 1)}`;
    });
  },
};
