import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';
import type { Scan } from './sqlmap.ts';

export type WapitiOptions = {
  site: string;
  /** Addresses that no page links to. */
  starts: readonly string[];
  folder: string;
  /** For looking around, in seconds, and for each kind of attack. */
  crawlSeconds: number;
  attackSeconds: number;
  withinMs: number;
};

// Not ssrf, xxe and wapp: they ask servers elsewhere. Not http_headers: it wants some that browsers have given up.
const modules = 'sql,blindsql,xss,permanentxss,file,exec,crlf,redirect,backup,htaccess,methods,cookieflags,csp';

type Report = Record<'vulnerabilities' | 'anomalies', Record<string, { method: string; path: string; info: string }[]>>;

// A page that takes its time tells of this machine, which is busy with being scanned.
const slow = 'Resource consumption';

/** Has Wapiti look around the site from its first page, and attack all that it sees. */
export async function scanWithWapiti(options: WapitiOptions): Promise<Scan> {
  const { site, starts, folder, crawlSeconds, attackSeconds, withinMs } = options;
  mkdirSync(folder, { recursive: true });
  const report = join(folder, 'wapiti.json');
  const bounds = [
    '-d',
    '3',
    '--max-links-per-page',
    '40',
    '--max-scan-time',
    `${crawlSeconds}`,
    '--max-attack-time',
    `${attackSeconds}`,
  ];
  const places = ['--store-session', folder, '--store-config', folder, '-f', 'json', '-o', report];
  const more = starts.flatMap((path) => ['-s', `${site}${path}`]);
  const how = ['--scope', 'folder', '--flush-session', '--no-bugreport', '-t', '10', '-v', '1'];
  const args = ['-u', `${site}/`, ...more, '-m', modules, ...bounds, ...how, ...places];
  const { output, isCutShort } = await runTool('wapiti', args, withinMs);
  if (!existsSync(report)) {
    throw new Error(`Wapiti left no report: ${output.slice(-800)}`);
  }
  const { vulnerabilities, anomalies }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const findings = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)]
    .filter(([kind]) => kind !== slow)
    .flatMap(([kind, all]) => all.map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`));
  return { target: 'the site, as Wapiti sees it', findings, isCutShort };
}
