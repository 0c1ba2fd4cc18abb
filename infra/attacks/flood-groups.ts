import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Secrets } from '../local/launch/secrets.ts';
import { type AttackTarget, postFrom, type Reply, type Verdict } from './attack-target.ts';

const victim = 'teacher@example.test';
const spelling = (at: number): string => (at % 2 === 0 ? victim : `Teacher+${at}@example.test`);
const isVictim = (address: string): boolean => /^teacher(\+\d+)?@example\.test$/i.test(address);
/** `GROUP_ASKS_PER_CALLER`. */
const perAddress = 10;
/** Of one mailbox, until the desk answers. */
const openAsks = 3;
/** `EMAILS_PER_ADDRESS_PER_DAY`. */
const emailsPerAddress = 20;
const fromOne = 200;
const addresses = 250;
const each = 8;
const guesses = 500;
const settleMs = 240_000;

const GUESS = '{ group: myGroup(token: "TOKEN") { number } bill: groupBill(token: "TOKEN") { groupNumber } }';
const LIST = '{ groups(states: [asked], first: 25) { total groups { id number organization { id name } } } }';

interface Sender {
  readonly address: string;
  readonly email: string;
}

function ask(target: AttackTarget, tourId: string, { address, email }: Sender): Promise<Reply> {
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const advertisement = 'Cheap pills at http://evil.example';
  return postFrom(address, target, '/api/groups', {
    ...{ organizationName: advertisement, organizationKind: 'school', organizerName: advertisement },
    ...{ organizerEmail: email, organizerPhone: '817 555 0100', note: advertisement, grade: 'evil.example' },
    ...{ tourId, pupils: 48, adults: 6, preferredDays: [{ day, from: 'evil.example' }], paysBy: 'check' },
  });
}

/** Waits until each ask was heard of and no mail about groups is due; one that a limit delays is not due. */
async function settle({ ask: { notifications } }: AttackTarget, asks: number): Promise<void> {
  for (const until = performance.now() + settleMs; performance.now() < until; await pause(500)) {
    const [row] = await notifications<{ queued: number }>(
      `SELECT $1 - count(*) FILTER (WHERE kind = 'group-news') + count(*) FILTER (WHERE status = 'queued' AND held_until IS NULL) AS queued
        FROM emails WHERE kind LIKE 'group-%'`,
      [asks],
    );
    if (Number(row?.queued) === 0) return;
  }
}

async function mailsToVictim({ instance }: AttackTarget) {
  const mails = (await (await fetch(`${instance.inbox}/api/email`)).json()) as {
    to: { address: string }[];
    subject: string;
    text?: string;
    html?: string;
  }[];
  return mails.filter(({ to }) => to.some(({ address }) => isVictim(address)));
}

/** @returns milliseconds until a member of staff sees the first page of those who ask */
async function listIn({ instance }: AttackTarget): Promise<number> {
  const password = new Secrets(dirname(dirname(instance.runFile))).of('staff-password');
  const account = JSON.stringify({ email: 'staff@hilltop.test', password });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.108.250' };
  const signedIn = await fetch(`${instance.site}/api/staff/sign-in`, { method: 'POST', headers, body: account });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const at = performance.now();
  const body = JSON.stringify({ query: LIST });
  const answer = await fetch(`${instance.site}/graphql`, { method: 'POST', headers: { ...headers, cookie }, body });
  const { data } = (await answer.json()) as { data?: { groups?: { total: number } } };
  return data?.groups?.total ? performance.now() - at : Number.POSITIVE_INFINITY;
}

/** Asks for groups from one address, for one mailbox, and from many for many, with advertisements; and guesses links of groups and bills. */
export async function floodGroups(target: AttackTarget): Promise<Verdict> {
  const query = '{ tours { id soldByParty } }';
  const { text } = await postFrom('198.51.108.1', target, '/graphql', { query });
  const { data } = JSON.parse(text) as { data: { tours: { id: string; soldByParty: boolean }[] } };
  const tourId = data.tours.find(({ soldByParty }) => !soldByParty)?.id ?? '';
  const taken = (replies: readonly Reply[]): number => replies.filter(({ status }) => status === 201).length;
  const send = (senders: readonly Sender[]) => Promise.all(senders.map((sender) => ask(target, tourId, sender)));
  const times = <Made>(count: number, make: (at: number) => Made) => Array.from({ length: count }, (_, at) => make(at));
  const one = await send(times(fromOne, (at) => ({ address: '203.0.113.90', email: `one${at}@example.test` })));
  const aimed = await send(times(addresses, (at) => ({ address: `198.51.109.${at + 1}`, email: spelling(at) })));
  // The catcher keeps the newest mails.
  await settle(target, taken(one) + taken(aimed));
  const mails = await mailsToVictim(target);
  let many = 0;
  for (let turn = 0; turn < each; turn += 1) {
    const sender = (at: number) => ({ address: `198.51.110.${at + 1}`, email: `many${turn}x${at}@example.test` });
    many += taken(await send(times(addresses, sender)));
  }
  let opened = 0;
  for (let at = 0; at < guesses; at += 1) {
    const token = randomBytes(32).toString('base64url');
    const both = { query: GUESS.replaceAll('TOKEN', token) };
    const reply = await postFrom(`198.51.111.${(at % 250) + 1}`, target, '/graphql', both);
    if (/H[GI]-/.test(reply.text)) opened += 1;
  }
  const words = mails.filter((mail) => /evil\.example/.test(`${mail.subject}${mail.text}${mail.html}`)).length;
  const [{ held = -1 } = {}] = await target.ask.bookings<{ held: number }>(
    'SELECT count(*)::int AS held FROM holds WHERE group_id IS NOT NULL',
  );
  const listMs = await listIn(target);
  return {
    attack: 'Groups are asked for by the thousand',
    held:
      taken(one) === perAddress &&
      taken(aimed) === openAsks &&
      many > 1_000 &&
      opened + words + held === 0 &&
      mails.length > 0 &&
      mails.length <= emailsPerAddress &&
      listMs < 2_000,
    evidence: `${fromOne} of one address: ${taken(one)} were written down; ${addresses} for one mailbox: ${taken(aimed)}, ${mails.length} mails, ${words} with words of the attacker; ${addresses * each} of ${addresses} addresses: ${many}, and ${held} seats are held; ${guesses} guessed links open ${opened}; the list of the desk answers in ${listMs.toFixed(0)} ms`,
  };
}
