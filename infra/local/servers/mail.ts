import { resolve } from 'node:path';
import { type Server, serverOf, startProgram } from './server.ts';

export interface MailOptions {
  /** Holds the e-mails, a file each, and keeps the newest thousand between starts. */
  dataDirectory: string;
  /** Port of SMTP; 0: any free port. */
  port: number;
  /** Port of the page that shows the inbox; 0: any free port. */
  inboxPort: number;
  onLine?: (line: string) => void;
}

export interface MailServer extends Server {
  /** The page that shows the inbox. Tests read its API (`/api/email`). */
  inboxUrl: string;
}

/** Starts a mail catcher (MailDev) on the loopback interface: it accepts every e-mail, forwards none, and shows them on a page. */
export async function startMail(options: MailOptions): Promise<MailServer> {
  const { child, ready } = await startProgram({
    name: 'The mail catcher',
    file: 'mail-process.ts',
    variables: {
      MAIL_DIRECTORY: resolve(options.dataDirectory),
      SMTP_PORT: String(options.port),
      WEB_PORT: String(options.inboxPort),
    },
    // It stands in for a mail server elsewhere, which would take no processor time here.
    lowPriority: true,
    onLine: options.onLine,
  });
  const server = serverOf(child, `smtp://127.0.0.1:${ready.port}`, Number(ready.port));
  return { ...server, inboxUrl: `http://127.0.0.1:${ready.webPort}` };
}
