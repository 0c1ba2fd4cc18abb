import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReadyLine } from '../../local/logs/log-line.ts';
import { type Exit, startChild } from '../../local/processes/child.ts';

export type MailSink = { url: string; port: number; pid: number; exited: Promise<Exit>; stop(): Promise<void> };

/** One copy of an e-mail at the mail server. */
export type ReceivedMail = { at: number; id: string };

/** @param log appended to by every process of this server */
export async function startMailSink({ port, log }: { port: number; log: string }): Promise<MailSink> {
  const child = await startChild({
    name: 'The mail server',
    command: process.execPath,
    args: [join(import.meta.dirname, 'mail-sink-process.ts')],
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, MAIL_LOG: log, SMTP_PORT: String(port) },
    stopWithinMs: 2000,
  });
  await child.firstLine(readReadyLine);
  return { url: `smtp://127.0.0.1:${port}`, port, pid: child.pid, exited: child.exited, stop: () => child.stop() };
}

/** Everything that it has accepted so far, including copies. */
export function receivedMails(log: string): ReceivedMail[] {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  return lines
    .filter((line) => line !== '')
    .map((line) => ({ at: Number(line.split(' ')[0]), id: line.split(' ')[1] ?? '' }));
}
