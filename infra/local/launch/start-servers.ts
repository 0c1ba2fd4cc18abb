import { join } from 'node:path';
import { RotatingLog } from '../logs/rotating-log.ts';
import { freePorts } from '../ports/free-port.ts';
import type { Running } from '../processes/kept-alive.ts';
import { startMail } from '../servers/mail.ts';
import { startNats } from '../servers/nats.ts';
import { startPostgres } from '../servers/postgres.ts';
import { startS3 } from '../servers/s3.ts';
import { logDirectory, type Workshop } from './workshop.ts';

export type Servers = {
  /** Superuser's connection string; undefined when every service has a database of its own elsewhere. */
  adminUrl: string | undefined;
  natsUrl: string;
  smtpUrl: string;
  s3: { endpoint: string; accessKey: string; secretKey: string; bucket: string };
  /** The page of the mail catcher; undefined when mail goes to a real server. */
  inboxUrl: string | undefined;
};

type Server = Running & { port: number; url: string };

/** Starts a server of ours and keeps it alive on its port. Returns its address. */
function keep(
  shop: Workshop,
  name: string,
  start: (onLine: (line: string) => void) => Promise<Server>,
): Promise<string> {
  const { progress, runFile, lineup, settings } = shop;
  const log = new RotatingLog(logDirectory(settings), name);
  const options = {
    name,
    start: () => start((line) => log.write(line)),
    say: (line: string) => progress.line(name, line),
    onStarted: ({ pid, port, url }: Server) => runFile.note({ name, pid, port, url }),
  };
  return progress
    .timed(
      name,
      () => lineup.start('servers', options),
      ({ port }) => `ready on 127.0.0.1:${port}`,
    )
    .then(({ url }) => url);
}

/** Starts every server that the person at the keyboard has not named one for, all at once. */
export async function startServers(shop: Workshop, services: readonly string[]): Promise<Servers> {
  const { settings, secrets, progress } = shop;
  const { data, inboxPort } = settings;
  const [postgresPort = 0, natsPort = 0, s3Port = 0, smtpPort = 0] = await freePorts(4);
  const keys = { accessKey: 'hilltop', secretKey: secrets.of('s3'), bucket: 'hilltop' };
  const toolsDirectory = settings.tools;
  const folder = (name: string) => ({ dataDirectory: join(data, name) });
  const say = (line: string) => progress.line('nats', line);
  const needsPostgres = services.some((service) => !settings.databaseOf(service));

  const [adminUrl, natsUrl, s3Url, smtpUrl] = await Promise.all([
    needsPostgres
      ? keep(shop, 'postgres', (onLine) => startPostgres({ ...folder('postgres'), port: postgresPort, onLine }))
      : undefined,
    settings.natsUrl ??
      keep(shop, 'nats', (onLine) => startNats({ ...folder('nats'), port: natsPort, toolsDirectory, say, onLine })),
    settings.s3?.endpoint ?? keep(shop, 's3', (onLine) => startS3({ ...folder('s3'), port: s3Port, ...keys, onLine })),
    settings.smtpUrl ??
      keep(shop, 'mail', (onLine) => startMail({ ...folder('mail'), port: smtpPort, inboxPort, onLine })),
  ]);
  const inboxUrl = settings.smtpUrl ? undefined : `http://localhost:${inboxPort}`;
  if (inboxUrl) {
    shop.runFile.noteInbox(inboxUrl);
  }
  return { adminUrl, natsUrl, smtpUrl, s3: settings.s3 ?? { endpoint: s3Url, ...keys }, inboxUrl };
}
