import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { readReadyLine } from '../logs/log-line.ts';
import { type Exit, startChild } from '../processes/child.ts';
import { smallHeap } from '../processes/small-heap.ts';

export type MailOptions = {
  /** Kept between starts: the mails, one file each, the newest thousand. */
  dataDirectory: string;
  /** Port of SMTP; 0: any free one. */
  port: number;
  /** Port of the page that shows the inbox; 0: any free one. */
  inboxPort: number;
  onLine?: (line: string) => void;
};

export type MailServer = {
  /** `smtp://…`, for the services. */
  url: string;
  /** The page that shows the inbox; its API (`/api/email`) is what tests read. */
  inboxUrl: string;
  port: number;
  pid: number;
  exited: Promise<Exit>;
  stop(): Promise<void>;
};

/** About a tenth of what one of the other parts gets where the processor is short. */
const lowPriority = 10;

/** Starts a mail catcher on the loopback interface: it takes every mail, sends none on, and shows them on a page. */
export async function startMail(options: MailOptions): Promise<MailServer> {
  const child = await startChild({
    name: 'The mail catcher',
    command: process.execPath,
    args: [smallHeap, join(import.meta.dirname, 'mail-process.ts')],
    cwd: import.meta.dirname,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      MAIL_DIRECTORY: resolve(options.dataDirectory),
      SMTP_PORT: String(options.port),
      WEB_PORT: String(options.inboxPort),
    },
    stopWithinMs: 3000,
    ...(options.onLine && { onLine: options.onLine }),
  });
  // It stands for a mail server elsewhere, and takes nothing from those who are here.
  setPriority(child.pid, lowPriority);
  const { port, webPort } = await child.firstLine(readReadyLine, 30_000);
  return {
    url: `smtp://127.0.0.1:${port}`,
    inboxUrl: `http://127.0.0.1:${webPort}`,
    port: Number(port),
    pid: child.pid,
    exited: child.exited,
    stop: () => child.stop(),
  };
}
