import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OwnHilltop } from '../../local/launch/own-hilltop.ts';
import type { RunRecord } from '../../local/launch/run-file.ts';
import { Secrets } from '../../local/launch/secrets.ts';
import { services } from '../../local/parts.ts';
import { freePorts } from '../../local/ports/free-port.ts';
import { type RunningProgram, runProgram } from './running-program.ts';

/** What answers readers: each a process of its own, over the same running subgraphs. */
export type Contestants = {
  /** Our gateway without a bus, so that it keeps nothing. */
  uncached: RunningProgram;
  /** The same with the bound of what it answers at a time, which the others are without: they are asked all they can do. */
  bounded: RunningProgram;
  cached: RunningProgram;
  reference: RunningProgram;
  /** Base address, secret and process of each subgraph. */
  subgraph(name: string): { url: string; secret: string; pid: number };
  staff: { email: string; password: string };
  stop(): Promise<void>;
};

/** Starts the gateways that are compared, besides the one that this Hilltop has. */
export async function startContestants(root: string, hilltop: OwnHilltop): Promise<Contestants> {
  const { parts }: RunRecord = JSON.parse(readFileSync(hilltop.runFile, 'utf8'));
  const secrets = new Secrets(dirname(dirname(hilltop.runFile)));
  const part = (name: string) => {
    const found = parts.find((one) => one.name === name);
    if (!found?.url) throw new Error(`${name} does not run`);
    return { url: found.url, pid: found.pid };
  };
  const subgraph = (name: string) => ({ ...part(name), secret: secrets.of(`identity-${name}`) });
  const ofSubgraphs = services.flatMap(({ name }) => [
    [`${name.toUpperCase()}_URLS`, subgraph(name).url],
    [`${name.toUpperCase()}_SECRET`, subgraph(name).secret],
  ]);
  // The generator is one address, and asks more than any visitor may.
  const limits = { RATE_LIMIT_CALLS: '0', RATE_LIMIT_SIGN_INS: '0' };
  const unbounded = { MOST_OPEN_REQUESTS: '0' };
  const variables = { PUBLIC_URL: hilltop.site, ...limits, ...Object.fromEntries(ofSubgraphs) };
  const ports = await freePorts(4);
  const home = join(root, 'gateway');
  const main = join(home, 'dist/main.js');
  const reference = join(import.meta.dirname, 'reference-gateway.ts');
  const begun = await Promise.all([
    runProgram(main, ports[0] ?? 0, { ...variables, ...unbounded }, home),
    runProgram(main, ports[1] ?? 0, { ...variables, ...unbounded, NATS_URL: part('nats').url }, home),
    runProgram(reference, ports[2] ?? 0, variables, root),
    runProgram(main, ports[3] ?? 0, variables, home),
  ]);
  const [uncached, cached, standalone, bounded] = begun;
  return {
    uncached,
    cached,
    reference: standalone,
    bounded,
    subgraph,
    staff: { email: 'staff@hilltop.test', password: secrets.of('staff-password') },
    stop: async () => {
      await Promise.all(begun.map((program) => program.stop()));
    },
  };
}
