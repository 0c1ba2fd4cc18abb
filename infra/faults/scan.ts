/**
 * `make scan`: lets sqlmap and Wapiti (Debian packages of these names) at a Hilltop of its own, on loopback. Both must find
 * the mistakes of a page that has some, and none in Hilltop. SECONDS bounds each call that sqlmap tries. The status is 0 when
 * nothing was found; what was scanned is written to infra/bench/results/scan.md.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseOn, openDatabases } from '../audit/src/open-databases.ts';
import { sentenceOf, Trouble } from '../local/trouble.ts';
import { buildPrograms } from './build-programs.ts';
import { type OpenApi, type Route, routesOf } from './hostile/rest-shots.ts';
import { Client } from './load/client.ts';
import { manyCallers } from './scan/many-callers.ts';
import { versionOf } from './scan/run-tool.ts';
import { scanPage } from './scan/scan-page.ts';
import { softTarget } from './scan/soft-target.ts';
import { type Scan, scanForSql } from './scan/sqlmap.ts';
import { scanWithWapiti } from './scan/wapiti.ts';
import { openWorld, type World } from './world/world.ts';

const root = resolve(import.meta.dirname, '../..');
const perCallMs = Number(process.env.SECONDS ?? 60) * 1000;
// It looks around, then attacks in a dozen ways, half as long each.
const wapitiMs = 9 * perCallMs;
const controlMs = 90_000;
const atOnce = 3;
const data = mkdtempSync(join(tmpdir(), 'hilltop-scan-'));
const say = (line: string) => process.stdout.write(`  ${line}\n`);

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function tell({ target, findings, isCutShort }: Scan): void {
  const verdict = findings.length === 0 ? 'nothing' : `${findings.length} findings`;
  say(`${target}: ${verdict}${isCutShort ? ', as far as its time went' : ''}`);
  for (const finding of findings) {
    say(`    ${finding}`);
  }
}

/** Several calls side by side; what each of them gave. */
async function scanAll(routes: readonly Route[], site: string, cookie: string): Promise<Scan[]> {
  const left = [...routes];
  const scans: Scan[] = [];
  const worker = async () => {
    for (let route = left.shift(); route; route = left.shift()) {
      const scan = await scanForSql(route, { site, cookie, folder: join(data, 'sqlmap'), withinMs: perCallMs });
      tell(scan);
      scans.push(scan);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return scans;
}

/** Scanners that find nothing anywhere prove nothing. */
async function seeThemFind(world: World): Promise<string> {
  const databases = openDatabases((owner) => databaseOn(world.adminUrl, owner));
  const server = softTarget(databases.ask.bookings);
  try {
    const site = await listen(server);
    const route = { method: 'GET', path: '/', example: undefined };
    const bySqlmap = await scanForSql(route, { site, cookie: '', folder: join(data, 'soft'), withinMs: controlMs });
    const times = { crawlSeconds: 10, attackSeconds: 20, withinMs: 2 * controlMs };
    const byWapiti = await scanWithWapiti({ site, starts: ['/?id=1'], folder: join(data, 'soft-wapiti'), ...times });
    const [injected, reflected] = [/^SQL Injection/, /^Cross Site Scripting/].map((kind) =>
      byWapiti.findings.some((finding) => kind.test(finding)),
    );
    if (bySqlmap.findings.length === 0 || !injected || !reflected) {
      throw new Trouble(
        'The scanners find nothing in a page that has what they look for: what they say of others is worth nothing.',
      );
    }
    say(`in a page with mistakes: sqlmap found ${bySqlmap.findings.length}, Wapiti ${byWapiti.findings.length}`);
    return 'In a page with mistakes on the same database, sqlmap found the open statement, Wapiti that and the open page.';
  } finally {
    server.close();
    await databases.close();
  }
}

async function scan(world: World): Promise<Scan[]> {
  const server = manyCallers(world.site);
  try {
    const site = await listen(server);
    const routes = routesOf((await (await fetch(`${site}/api/openapi.json`)).json()) as OpenApi);
    const call = { method: 'POST', path: '/api/staff/sign-in', json: world.staff } as const;
    const { cookie = '' } = await new Client(site, '10.9.9.7').ask(call);
    const byWapiti = scanWithWapiti({
      site,
      starts: routes
        .filter(({ method }) => method === 'GET')
        .map(({ path }) => `${path.replace(/\{\w+\}/g, '1')}?id=1`),
      folder: join(data, 'wapiti'),
      crawlSeconds: perCallMs / 1000,
      attackSeconds: Math.ceil(perCallMs / 2000),
      withinMs: wapitiMs,
    });
    // Whoever fails first is told of; the other must not fail unheard.
    byWapiti.catch(() => undefined);
    // Last, as it ends the session that the others are tried with.
    const isEnd = ({ path }: Route) => path === '/api/staff/sign-out';
    const scans = await scanAll(
      routes.filter((route) => !isEnd(route)),
      site,
      cookie,
    );
    scans.push(...(await scanAll(routes.filter(isEnd), site, cookie)), await byWapiti);
    tell(scans.at(-1) as Scan);
    return scans;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function main(): Promise<void> {
  await buildPrograms(root);
  const world = await openWorld({ root, data });
  try {
    const scanners = await Promise.all(['sqlmap', 'wapiti'].map(versionOf));
    const control = await seeThemFind(world);
    const scans = await scan(world);
    const page = scanPage({ scanners, secondsPerCall: perCallMs / 1000, control }, scans);
    writeFileSync(join(root, 'infra/bench/results/scan.md'), page);
    const findings = scans.flatMap((one) => one.findings);
    say(`${scans.length} scans, ${findings.length} findings`);
    process.exitCode = findings.length > 0 ? 1 : 0;
  } finally {
    await world.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => process.exit(1));
}

main().catch((fault) => {
  process.stderr.write(`  ${sentenceOf(fault)}\n`);
  process.exitCode = 1;
});
