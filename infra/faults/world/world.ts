import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from '../../local/launch/layout.ts';
import { chooseLayout, collectFacts } from '../../local/launch/layout.ts';
import { Lineup } from '../../local/launch/lineup.ts';
import { startNodePart } from '../../local/launch/node-part.ts';
import { Progress } from '../../local/launch/progress.ts';
import { RunFile, readRun } from '../../local/launch/run-file.ts';
import { Secrets } from '../../local/launch/secrets.ts';
import { processVariables } from '../../local/launch/service-environment.ts';
import { readSettings } from '../../local/launch/settings.ts';
import { startDatabaseServer, startOtherServers } from '../../local/launch/start-servers.ts';
import { startService } from '../../local/launch/start-service.ts';
import type { Workshop } from '../../local/launch/workshop.ts';
import { gatewayVariables, services } from '../../local/parts.ts';
import { freePorts } from '../../local/ports/free-port.ts';
import { Edges } from './edges.ts';
import { startMailSink } from './mail-sink.ts';

export type WorldOptions = {
  /** Where the compiled programs are. */
  root: string;
  /** A folder of its own, empty. */
  data: string;
  replicas?: Readonly<Record<string, number>>;
};

/** A whole Hilltop, run by the launcher's own parts, with a proxy on every connection between two of them. */
export type World = {
  /** The gateway as visitors reach it. */
  site: string;
  edges: Edges;
  data: string;
  adminUrl: string;
  mailLog: string;
  /** NATS and the bucket themselves, without a proxy. */
  natsUrl: string;
  bucket: Layout['facts']['s3'];
  staff: Layout['facts']['staff'];
  /** The process that is that part now; undefined between two. */
  pidOf(part: string): number | undefined;
  parts(): string[];
  stop(): Promise<void>;
};

const elsewhere = /_DATABASE_URL$|^NATS_URL$|^SMTP_URL$|^S3_|_REPLICAS$/;

async function openWorkshop({ root, data, replicas = {} }: WorldOptions): Promise<Workshop & { smtpPort: number }> {
  const [site = 0, inbox = 0, smtpPort = 0] = await freePorts(3);
  const own = Object.entries(process.env).filter(([name]) => !elsewhere.test(name));
  const counts = Object.entries(replicas).map(([name, count]) => [`${name.toUpperCase()}_REPLICAS`, String(count)]);
  const settings = readSettings({
    ...Object.fromEntries([...own, ...counts]),
    PORT: String(site),
    MAIL_PORT: String(inbox),
    HILLTOP_DATA: data,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    // Every visitor is somebody: the proxy before the gateway names them.
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  });
  mkdirSync(data, { recursive: true });
  const progress = new Progress(['postgres']);
  progress.silence();
  return {
    settings: { ...settings, root },
    secrets: new Secrets(data),
    progress,
    runFile: new RunFile(data, `http://localhost:${site}`),
    lineup: new Lineup(),
    smtpPort,
  };
}

/** Starts everything; settles when it serves. Throws `Trouble` when a part cannot start, with everything ended. */
export async function openWorld(options: WorldOptions): Promise<World> {
  const shop = await openWorkshop(options);
  const { settings, secrets, lineup, runFile } = shop;
  await runFile.take();
  const layout = await chooseLayout(services, settings, secrets);
  const edges = await Edges.open(services, layout, { smtp: shop.smtpPort, site: settings.sitePort });
  const mailLog = join(options.data, 'mails.log');
  try {
    const adminUrl = await start(shop, layout, edges, mailLog);
    return {
      site: edges.siteUrl,
      edges,
      data: options.data,
      adminUrl,
      mailLog,
      natsUrl: layout.natsUrl,
      bucket: layout.facts.s3,
      staff: layout.facts.staff,
      pidOf: (part) => readRun(options.data)?.parts.find(({ name }) => name === part)?.pid,
      parts: () => (readRun(options.data)?.parts ?? []).map(({ name }) => name),
      stop: async () => {
        await lineup.stop();
        await edges.close();
        runFile.release();
      },
    };
  } catch (fault) {
    await lineup.stop();
    await edges.close();
    throw fault;
  }
}

async function start(
  shop: Workshop & { smtpPort: number },
  layout: Layout,
  edges: Edges,
  mailLog: string,
): Promise<string> {
  const { settings, secrets, runFile, lineup } = shop;
  const facts = collectFacts({ ...settings, smtpUrl: undefined }, secrets, {
    smtp: edges.url('smtp', 'notifications to mail'),
    s3: edges.url('http', 'media to s3'),
    addressesOf: (name) => edges.addressesOf(name),
  });
  const mail = lineup.start('servers', {
    name: 'mail',
    start: () => startMailSink({ port: shop.smtpPort, log: mailLog }),
    say: () => undefined,
    onStarted: ({ pid, port, url }) => runFile.note({ name: 'mail', pid, port, url }),
  });
  const names = services.map(({ name }) => name);
  const postgres = startDatabaseServer(shop, layout, names);
  const others = startOtherServers(shop, layout);
  const adminUrl = (await postgres) ?? '';
  const started = services.map((service) =>
    startService(
      shop,
      service,
      { ...layout, facts, natsUrl: edges.url('nats', `${service.name} to nats`) },
      edges.through(`${service.name} to postgres`, adminUrl),
    ),
  );
  const gateway = startNodePart(shop, 'gateway', {
    name: 'gateway',
    directory: 'gateway',
    port: settings.sitePort,
    variables: {
      ...processVariables(settings),
      ...gatewayVariables(facts),
      NATS_URL: edges.url('nats', 'gateway to nats'),
    },
  });
  await Promise.all([mail, others, gateway, ...started]);
  return adminUrl;
}
