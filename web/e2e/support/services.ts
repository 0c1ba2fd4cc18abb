import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';

type ServiceName = 'bookings' | 'catalog' | 'contact' | 'orders';

interface Run {
  readonly parts: readonly { readonly name: string; readonly pid: number }[];
}

const nobody = '00000000-0000-4000-8000-000000000000';

/** Operations without side effects that the gateway never answers from its cache. */
const probes: Readonly<Record<ServiceName, string>> = {
  bookings: `mutation { releaseHold(holdId: "${nobody}") { __typename } }`,
  catalog: `mutation { withdrawProduct(id: "${nobody}", version: 1) { __typename } }`,
  contact: 'query { contactMessages { total } }',
  orders: 'query { orders { total } }',
};

/** Where the launcher lists its processes. */
export function runFile(): string {
  const file = process.env.RUN_FILE;
  if (!file) throw new Error("RUN_FILE is not set: it names the launcher's list of parts, <data>/run/parts.json");
  return file;
}

function processesOf(name: ServiceName): readonly number[] {
  const { parts } = JSON.parse(readFileSync(runFile(), 'utf8')) as Run;
  const processes = parts.filter((part) => part.name.replace(/-\d+$/, '') === name).map(({ pid }) => pid);
  if (processes.length === 0) throw new Error(`No process is called ${name}`);
  return processes;
}

/** Kills a service with SIGKILL. The launcher restarts it. */
export function killService(name: ServiceName): void {
  for (const pid of processesOf(name)) process.kill(pid, 'SIGKILL');
}

/** Suspends a service while `work` runs: connections stay open, but nothing answers. */
export async function withoutService(name: ServiceName, work: () => Promise<void>): Promise<void> {
  const processes = processesOf(name);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
}

/** Waits until the gateway gets answers again from a service that was suspended or killed. */
export async function untilServiceAnswers(staff: APIRequestContext, name: ServiceName): Promise<void> {
  await expect
    .poll(
      async () => {
        const response = await staff.post('/graphql', { data: { query: probes[name] } });
        const { data, errors } = (await response.json()) as { data?: object | null; errors?: unknown };
        return data !== null && data !== undefined && errors === undefined;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}
