import { join } from 'node:path';
import { RotatingLog } from '../logs/rotating-log.ts';
import type { Running } from '../processes/kept-alive.ts';
import { startMail } from '../servers/mail.ts';
import { startNats } from '../servers/nats.ts';
import { startPostgres } from '../servers/postgres.ts';
import { startS3 } from '../servers/s3.ts';
import type { Layout } from './layout.ts';
import { logDirectory, type Workshop } from './workshop.ts';

type Server = Running & { port: number; url: string };

/** Starts a server of ours and keeps it alive on its port. Returns its address. */
async function keep(
  shop: Workshop,
  name: string,
  start: (options: { dataDirectory: string; onLine: (line: string) => void }) => Promise<Server>,
): Promise<string> {
  const { progress, runFile, lineup, settings } = shop;
  const log = new RotatingLog(logDirectory(settings), name);
  const options = {
    name,
    start: () => start({ dataDirectory: join(settings.data, name), onLine: (line) => log.write(line) }),
    say: (line: string) => progress.line(name, line),
    onStarted: ({ pid, port, url }: Server) => runFile.note({ name, pid, port, url }),
  };
  const { url } = await progress.timed(
    name,
    () => lineup.start('servers', options),
    ({ port }) => `ready on 127.0.0.1:${port}`,
  );
  return url;
}

/**
 * Starts PostgreSQL, unless every service has a database elsewhere. Returns the superuser's connection string, with which the
 * services' databases are made.
 */
export async function startDatabaseServer(
  shop: Workshop,
  { ports }: Layout,
  services: readonly string[],
): Promise<string | undefined> {
  if (services.every((service) => shop.settings.databaseOf(service))) {
    shop.progress.line('postgres', 'yours (…_DATABASE_URL)');
    return undefined;
  }
  return await keep(shop, 'postgres', (given) => startPostgres({ ...given, port: ports.postgres }));
}

/** Starts NATS, S3 and the mail catcher, but for those that the person at the keyboard named one for. */
export async function startOtherServers(shop: Workshop, { ports, facts }: Layout): Promise<void> {
  const { settings, progress, runFile } = shop;
  const yours = async (name: string, variable: string) => progress.line(name, `yours (${variable})`);
  const say = (line: string) => progress.line('nats', line);
  const nats = () =>
    keep(shop, 'nats', (given) => startNats({ ...given, port: ports.nats, toolsDirectory: settings.tools, say }));
  const s3 = () => keep(shop, 's3', (given) => startS3({ ...given, ...facts.s3, port: ports.s3 }));
  const mail = () =>
    keep(shop, 'mail', (given) => startMail({ ...given, port: ports.smtp, inboxPort: settings.inboxPort }));
  await Promise.all([
    settings.natsUrl ? yours('nats', 'NATS_URL') : nats(),
    settings.s3 ? yours('s3', 'S3_ENDPOINT') : s3(),
    settings.smtpUrl ? yours('mail', 'SMTP_URL') : mail(),
  ]);
  if (!settings.smtpUrl) {
    runFile.noteInbox(`http://localhost:${settings.inboxPort}`);
  }
}
