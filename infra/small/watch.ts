import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { Finding } from './status.ts';

const dayMs = 86_400_000;
/** A timer is never quite on time. */
const slackMs = 600_000;
const answerMs = 20_000;

/** When each trouble was mailed last, by its name: ISO 8601. */
type Mailed = Readonly<Record<string, string>>;

export interface Owner {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
  /** The site's address, for the subject. */
  readonly site: string;
}

/** Troubles that the owner has not heard of for a day. */
export function untold(found: readonly Finding[], mailed: Mailed, now: Date): Finding[] {
  return found.filter(
    ({ name, isWrong }) => isWrong && now.getTime() - Date.parse(mailed[name] ?? '1970-01-01') > dayMs - slackMs,
  );
}

function readMailed(file: string): Mailed {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Mailed) : {};
}

/**
 * Mails the owner what is wrong, each trouble once a day. @param file remembers when what was mailed @returns the troubles that were mailed @throws when the mail server does not take the mail: the next run tries again
 */
export async function tellOwner(
  found: readonly Finding[],
  file: string,
  { smtpUrl, from, to, site }: Owner,
  now: Date,
): Promise<readonly Finding[]> {
  const before = readMailed(file);
  const troubles = untold(found, before, now);
  if (troubles.length > 0) {
    const times = { connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: answerMs };
    const lines = troubles.map(({ name, says }) => `${name}: ${says}`);
    await createTransport({ url: smtpUrl, ...times }).sendMail({
      from,
      to,
      subject: `${site}: ${troubles.map(({ name }) => name).join(', ')}`,
      text: `${lines.join('\n')}\n\nOn the machine, \`hilltop status\` shows all of it. You get this once a day while it lasts.\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      xMailer: false,
    });
  }
  const told = Object.fromEntries(troubles.map(({ name }) => [name, now.toISOString()]));
  writeFileSync(file, `${JSON.stringify({ ...before, ...told })}\n`);
  return troubles;
}
