import type { SharedConfig } from '../parts.ts';
import type { Settings } from './settings.ts';

/** Shown once everything serves. @param startedAt of `performance.now()` */
export function banner(
  settings: Settings,
  { siteUrl, staff }: SharedConfig,
  { startedAt, logs }: { startedAt: number; logs: string },
): string {
  const rows = [
    ['Site', siteUrl],
    ['GraphQL', `${siteUrl}/graphql`],
    ['Mail inbox', settings.smtpUrl ? 'none: mail goes to SMTP_URL' : `http://localhost:${settings.inboxPort}`],
    ['Staff', `${siteUrl}/admin  ${staff.email}  ${staff.password}`],
    ['Logs', logs],
  ];
  const lines = rows.map(([name = '', value = '']) => `    ${name.padEnd(11)} ${value}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return `\n  ${settings.house.name} is open.\n\n${lines.join('\n')}\n\n  Ready in ${seconds} s. Ctrl-C ends everything.\n\n`;
}
