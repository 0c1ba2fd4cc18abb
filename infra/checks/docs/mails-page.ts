import { writeFileSync } from 'node:fs';

interface MailEvent {
  readonly event: { readonly subject: string };
  readonly when: string;
  readonly cause: 'house' | 'party' | 'unverified';
  readonly again?: true;
}

/** What the page says of an entry of `services/notifications/src/mails.ts`. */
interface Mail {
  readonly kind: string;
  readonly to: string;
  readonly events: readonly MailEvent[];
  readonly byJob?: string;
  readonly stops?: string;
}

export const mailsPageFile = 'infra/docs/mails.md';

const LIMITS = { unverified: 'anybody', party: 'its party', house: 'none' };

const HEAD = `# Mails

Who gets a mail, and when: the entries of \`services/notifications/src/mails.ts\`. \`make codegen\` writes this page, and a test compares the two.

- **event** is what notifications hears. A mail is queued in the transaction of the event, so it is queued once, however often the event comes.
- **how often**: "once" is once for each subject, as an order or a change of it; "each time" is after each such event, but one that is still queued is not queued
  twice: it is composed when it leaves, and says what is true then.
- **limit** is whose limit it counts against ([product.md](product.md) §15): what anybody can cause by typing an address, what the party of a booking or an entry causes,
  or none. A mail that reaches its limit waits until the end of the UTC day.
- **what stops it** while it is queued. Each is also dropped when its recipient has no address or was erased. It is given up when its subject does not exist, the mail
  server refuses it, no server took it within two days, or a limit held it for a week. Staff see that, and can resend it.

| mail | to | when | event | how often | limit | what stops it |
| --- | --- | --- | --- | --- | --- | --- |
`;

/** \`hilltop.bookings.booking-moved.v1\` is \`bookings.booking-moved\`. */
const nameOf = (subject: string): string => `\`${subject.replace(/^hilltop\.|\.v\d+$/g, '')}\``;

function rowsOf({ kind, to, events, byJob, stops = '' }: Mail): string[][] {
  const causes = events.map(({ event, when, cause, again }) => [
    when,
    nameOf(event.subject),
    again ? 'each time' : 'once',
    LIMITS[cause],
  ]);
  if (byJob) causes.push([byJob, 'a job', 'once', LIMITS.house]);
  return causes.map((cause, at) => (at === 0 ? [`\`${kind}\``, to, ...cause, stops] : ['', '', ...cause, '']));
}

export async function mailsPage(root: URL): Promise<string> {
  const { ALL_MAILS } = await import(new URL('services/notifications/src/mails.ts', root).href);
  const rows = (ALL_MAILS as readonly Mail[]).flatMap(rowsOf);
  return `${HEAD}${rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`;
}

// With the loader of the tests, which compiles the decorators of the services' entities.
if (import.meta.main) {
  const root = new URL('../../../', import.meta.url);
  writeFileSync(new URL(mailsPageFile, root), await mailsPage(root));
}
