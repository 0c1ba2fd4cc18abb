import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { build, describeBuild } from '../build/build.ts';
import { type Facts, gatewayVariables, services } from '../parts.ts';
import { addressList, chooseReplicas } from './addresses.ts';
import { banner } from './banner.ts';
import { checkPort } from './check-ports.ts';
import { startNodePart } from './node-part.ts';
import { processVariables } from './service-environment.ts';
import { startServers } from './start-servers.ts';
import { startService } from './start-service.ts';
import { logDirectory, type Workshop } from './workshop.ts';

async function takeTheHouse({ settings, runFile, progress }: Workshop): Promise<void> {
  mkdirSync(settings.data, { recursive: true });
  const ended = await runFile.take();
  if (ended.length > 0) {
    progress.line('leftovers', `ended what an earlier start left behind: ${ended.join(', ')}`);
  }
  await checkPort(settings.sitePort, 'PORT', settings.handedOn.HOST ?? '127.0.0.1');
  if (!settings.smtpUrl) {
    await checkPort(settings.inboxPort, 'MAIL_PORT', '127.0.0.1');
  }
}

/**
 * Everything from an empty folder to a site that serves: build, servers, databases, services, gateway.
 * Throws `Trouble` when a part cannot start; the caller ends the rest.
 */
export async function launch(shop: Workshop): Promise<void> {
  const startedAt = performance.now();
  const { settings, secrets, progress } = shop;
  const { root, sitePort } = settings;
  await takeTheHouse(shop);

  const names = services.map(({ name }) => name);
  const [servers] = await Promise.all([
    startServers(shop, names),
    progress.timed('build', () => build(root, logDirectory(settings)), describeBuild),
  ]);
  const replicas = await chooseReplicas(services, settings);
  const siteUrl = `http://localhost:${sitePort}`;
  const facts: Facts = {
    siteUrl,
    smtpUrl: servers.smtpUrl,
    s3: servers.s3,
    addressesOf: (name) => addressList(replicas.get(name)),
    secretOf: (name) => secrets.of(`identity-${name}`),
  };
  const given = (name: string) => ({ servers, facts, replicas: replicas.get(name) ?? [] });
  await Promise.all(services.map((service) => startService(shop, service, given(service.name))));

  await startNodePart(shop, 'gateway', {
    name: 'gateway',
    directory: 'gateway',
    port: sitePort,
    variables: { GRAPHQL_INTROSPECTION: 'true', ...processVariables(settings), ...gatewayVariables(facts) },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const logs = relative(root, logDirectory(settings));
  process.stdout.write(banner({ siteUrl, inboxUrl: servers.inboxUrl, logs, seconds }));
}
