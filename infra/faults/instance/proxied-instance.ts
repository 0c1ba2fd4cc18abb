import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchContext } from '../../local/launch/launch-context.ts';
import type { Layout } from '../../local/launch/layout.ts';
import { chooseLayout, sharedConfig } from '../../local/launch/layout.ts';
import { startNodePart } from '../../local/launch/node-part.ts';
import { Progress } from '../../local/launch/progress.ts';
import { RunFile, readRun } from '../../local/launch/run-file.ts';
import { Secrets } from '../../local/launch/secrets.ts';
import { processVariables } from '../../local/launch/service-environment.ts';
import { readSettings } from '../../local/launch/settings.ts';
import { isApart, startOneProcess } from '../../local/launch/start-one-process.ts';
import { startDatabaseServer, startOtherServers } from '../../local/launch/start-servers.ts';
import { startService } from '../../local/launch/start-service.ts';
import { Supervisor } from '../../local/launch/supervisor.ts';
import { gatewayVariables, services } from '../../local/parts.ts';
import { freePorts } from '../../local/ports/free-port.ts';
import { Connections } from './connections.ts';
import { startMailSink } from './mail-sink.ts';

export type ProxiedInstanceOptions = {
  /** Of the compiled programs. */
  root: string;
  /** An empty folder of its own. */
  data: string;
  replicas?: Readonly<Record<string, number>>;
  /** Further variables of `make start`. */
  variables?: Readonly<Record<string, string>>;
};

/** A whole Hilltop, run by the launcher's own parts, with a proxy on every connection between two of them. `SMALL=1`: services are one part. */
export type ProxiedInstance = {
  /** The gateway's URL for visitors. */
  site: string;
  connections: Connections;
  data: string;
  adminUrl: string;
  mailLog: string;
  /** NATS for one of its users, and the bucket, without a proxy. */
  natsUrlOf: Layout['natsUrlOf'];
  bucket: Layout['facts']['s3'];
  staff: Layout['facts']['staff'];
  /** Signs the links in mails. */
  linkSecret: string;
  /** Signs those of vouchers and groups. */
  voucherSecret: string;
  /** The current process of a part; undefined between two. */
  pidOf(part: string): number | undefined;
  parts(): string[];
  stop(): Promise<void>;
};

const elsewhere = /_DATABASE_URL$|^NATS_URL$|^SMTP_URL$|^S3_|_REPLICAS$/;

async function openLaunchContext({
  root,
  data,
  replicas = {},
  variables = {},
}: ProxiedInstanceOptions): Promise<LaunchContext & { smtpPort: number }> {
  const [site = 0, inbox = 0, smtpPort = 0] = await freePorts(3);
  const own = Object.entries(process.env).filter(([name]) => !elsewhere.test(name));
  const counts = Object.entries(replicas).map(([name, count]) => [`${name.toUpperCase()}_REPLICAS`, String(count)]);
  const settings = readSettings({
    ...Object.fromEntries([...own, ...counts]),
    PORT: String(site),
    MAIL_PORT: String(inbox),
    HILLTOP_DATA: data,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    // The proxy before the gateway names each visitor's address.
    TRUSTED_PROXIES: '1',
    MOCK_PURCHASES_PER_CALLER: '1000000',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    ...variables,
  });
  mkdirSync(data, { recursive: true });
  const progress = new Progress(['postgres']);
  progress.silence();
  return {
    settings: { ...settings, root },
    secrets: new Secrets(data),
    progress,
    runFile: new RunFile(data, `http://localhost:${site}`),
    supervisor: new Supervisor(),
    smtpPort,
  };
}

/** Settles once everything serves. Throws `UserError`, with everything ended, if a part cannot start. */
export async function startProxiedInstance(options: ProxiedInstanceOptions): Promise<ProxiedInstance> {
  const context = await openLaunchContext(options);
  const { settings, secrets, supervisor, runFile } = context;
  await runFile.take();
  const layout = await chooseLayout(services, settings, secrets);
  // In one process no proxy is between services.
  const replicas: Layout['replicas'] = settings.isSmall ? new Map() : layout.replicas;
  const ends = { smtp: context.smtpPort, site: settings.sitePort };
  const connections = await Connections.open(services, { ...layout, replicas }, ends);
  const mailLog = join(options.data, 'mails.log');
  try {
    const adminUrl = await start(context, layout, connections, mailLog);
    return {
      site: connections.siteUrl,
      connections,
      data: options.data,
      adminUrl,
      mailLog,
      natsUrlOf: layout.natsUrlOf,
      bucket: layout.facts.s3,
      staff: layout.facts.staff,
      linkSecret: layout.facts.bookingLinkSecret,
      voucherSecret: layout.facts.voucherSecret,
      pidOf: (part) => readRun(options.data)?.parts.find(({ name }) => name === part)?.pid,
      parts: () => (readRun(options.data)?.parts ?? []).map(({ name }) => name),
      stop: async () => {
        await supervisor.stop();
        await connections.close();
        runFile.release();
      },
    };
  } catch (error) {
    await supervisor.stop();
    await connections.close();
    throw error;
  }
}

async function start(
  context: LaunchContext & { smtpPort: number },
  layout: Layout,
  connections: Connections,
  mailLog: string,
): Promise<string> {
  const { settings, secrets, runFile, supervisor } = context;
  const facts = sharedConfig({ ...settings, smtpUrl: undefined }, secrets, {
    smtp: connections.url('smtp', 'notifications to mail'),
    s3: connections.url('http', 'media to s3'),
    addressesOf: (name) => connections.addressesOf(name),
  });
  const mail = supervisor.start('servers', {
    name: 'mail',
    start: () => startMailSink({ port: context.smtpPort, log: mailLog }),
    say: () => undefined,
    onStarted: ({ pid, port, url }) => runFile.note({ name: 'mail', pid, port, url }),
  });
  const names = services.map(({ name }) => name);
  const postgres = startDatabaseServer(context, layout, names);
  const others = startOtherServers(context, layout);
  const adminUrl = (await postgres) ?? '';
  const natsUrlOf = (part: string) => connections.through(`${part} to nats`, layout.natsUrlOf(part));
  const proxied = { ...layout, facts, natsUrlOf };
  const apart = services.filter((service) => isApart(settings, service));
  const started = apart.map((service) =>
    startService(context, service, proxied, connections.through(`${service.name} to postgres`, adminUrl)),
  );
  const databaseUrlOf = (name: string) => connections.through(`${name} to postgres`, layout.databaseUrlOf(name));
  const together = services.filter((service) => !apart.includes(service));
  const ready = { database: Promise.resolve(adminUrl), built: Promise.resolve() };
  const gateway = settings.isSmall
    ? startOneProcess(context, together, { ...proxied, databaseUrlOf }, ready)
    : startNodePart(context, 'gateway', {
        name: 'gateway',
        directory: 'gateway',
        port: settings.sitePort,
        variables: { ...processVariables(settings), ...gatewayVariables(facts), NATS_URL: natsUrlOf('gateway') },
      });
  await Promise.all([mail, others, gateway, ...started]);
  return adminUrl;
}
