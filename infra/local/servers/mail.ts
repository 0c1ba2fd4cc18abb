import { resolve } from 'node:path';
import { type Server, serverOf, startProgram } from './server.ts';

export interface MailOptions {
  /** Keeps the newest thousand e-mails between starts, one file each. */
  dataDirectory: string;
  /** Of SMTP; 0: any free port. */
  port: number;
  /** Of the inbox page; 0: any free port. */
  inboxPort: number;
  onLine?: (line: string) => void;
}

export interface MailServer extends Server {
  /** Tests read its API (`/api/email`). */
  inboxUrl: string;
}

/** A mail catcher (MailDev) on the loopback interface: accepts every e-mail, forwards none, shows all on a page. */
export async function startMail(options: MailOptions): Promise<MailServer> {
  const { child, ready } = await startProgram({
    name: 'The mail catcher',
    file: 'mail-process.ts',
    variables: {
      MAIL_DIRECTORY: resolve(options.dataDirectory),
      SMTP_PORT: String(options.port),
      WEB_PORT: String(options.inboxPort),
    },
    // It replaces an external mail server, which would take no processor time here.
    lowPriority: true,
    onLine: options.onLine,
  });
  const server = serverOf(child, `smtp://127.0.0.1:${ready.port}`, Number(ready.port));
  return { ...server, inboxUrl: `http://127.0.0.1:${ready.webPort}` };
}
