/** What is said when everything serves. */
export function banner(facts: {
  siteUrl: string;
  inboxUrl: string | undefined;
  staff: { email: string; password: string };
  logs: string;
  seconds: number;
}): string {
  const rows = [
    ['Site', facts.siteUrl],
    ['GraphQL', `${facts.siteUrl}/graphql`],
    ['Mail inbox', facts.inboxUrl ?? 'none: mail goes to SMTP_URL'],
    ['Staff', `${facts.siteUrl}/admin  ${facts.staff.email}  ${facts.staff.password}`],
    ['Logs', facts.logs],
  ];
  const lines = rows.map(([name = '', value = '']) => `    ${name.padEnd(11)} ${value}`);
  return `\n  Top O' Hill Terrace is open.\n\n${lines.join('\n')}\n\n  Ready in ${facts.seconds.toFixed(1)} s. Ctrl-C ends everything.\n\n`;
}
