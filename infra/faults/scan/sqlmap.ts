import { join } from 'node:path';
import type { Route } from '../hostile/rest-shots.ts';
import { runTool } from './run-tool.ts';

export type Scan = {
  /** Where, as a person would say it. */
  target: string;
  /** What was found, a sentence each. */
  findings: string[];
  /** Its time was up before everything had been tried. */
  isCutShort: boolean;
};

export type SqlmapOptions = { site: string; cookie: string; folder: string; withinMs: number };

/** Each variable of the path and each field of the body is tried; a call without either gets a parameter. */
function requestOf({ method, path, example }: Route): string[] {
  const filled = path.replace(/\{\w+\}/g, '1*');
  const data =
    example === undefined ? [] : [`--data=${JSON.stringify(example)}`, '-H', 'content-type: application/json'];
  return ['-u', filled === path && example === undefined ? `${path}?id=1` : filled, `--method=${method}`, ...data];
}

const found = /^\s*(?:Parameter|Type|Title): .+$/gm;

/** Has sqlmap try one call: whether what is sent ends in a statement. */
export async function scanForSql(route: Route, { site, cookie, folder, withinMs }: SqlmapOptions): Promise<Scan> {
  const [u = '-u', path = '/', ...rest] = requestOf(route);
  const target = `${route.method} ${route.path}`;
  const place = join(folder, target.replace(/\W+/g, '-'));
  const how = [
    '--batch',
    '--disable-coloring',
    '--technique=BEU',
    '--dbms=postgresql',
    '--threads=2',
    '--flush-session',
  ];
  const quiet = ['--skip-waf', '--timeout=10', '--retries=1', `--output-dir=${place}`, '--ignore-code=*'];
  const staff = cookie === '' ? [] : [`--cookie=${cookie}`, '--skip=cookie'];
  const args = [u, `${site}${path}`, ...rest, ...how, ...quiet, ...staff];
  const { output, isCutShort } = await runTool('sqlmap', args, withinMs);
  if (!/\[(?:INFO|WARNING|ERROR|CRITICAL)\]/.test(output)) {
    throw new Error(`sqlmap did not begin with ${target}: ${output.slice(-500)}`);
  }
  const isFound = /identified the following injection point|is vulnerable|appears to be '.*' injectable/.test(output);
  const facts = (output.match(found) ?? []).map((line) => line.trim()).join('; ');
  return { target, findings: isFound ? [`${target}: ${facts || 'a parameter ends in a statement'}`] : [], isCutShort };
}
