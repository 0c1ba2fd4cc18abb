import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { Finding } from './status.ts';

/** A day, less what timers are late. */
const againAfterMs = 23.5 * 3_600_000;
const answerMs = 20_000;

export interface Owner {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
  /** The site's name, for the subject. */
  readonly site: string;
}

/**
 * Mails the owner what is wrong, each trouble once a day. @param file remembers when which was mailed @returns what was mailed
 * @throws when the mail server does not take it: the next run tries again
 */
export async function tellOwner(
  found: readonly Finding[],
  file: string,
  { smtpUrl, from, to, site }: Owner,
  now: Date,
): Promise<readonly Finding[]> {
  const before: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const isNews = (name: string): boolean => now.getTime() - (before[name] ?? 0) > againAfterMs;
  const troubles = found.filter(({ name, isWrong }) => isWrong && isNews(name));
  if (troubles.length === 0) return [];
  const times = { connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: answerMs };
  const lines = troubles.map(({ name, says }) => `${name}: ${says}\n`);
  await createTransport({ url: smtpUrl, ...times }).sendMail({
    from,
    to,
    subject: `${site}: ${troubles.map(({ name }) => name).join(', ')}`,
    text: `${lines.join('')}\n\`hilltop status\` on the machine shows all of it. This comes once a day while it lasts.\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
  });
  const told = Object.fromEntries(troubles.map(({ name }) => [name, now.getTime()]));
  writeFileSync(file, JSON.stringify({ ...before, ...told }));
  return troubles;
}
