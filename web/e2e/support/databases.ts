import { readFileSync } from 'node:fs';
import pg from 'pg';
import { runFile } from './services.js';

/** Runs a statement on a service's database, for what no API can do, such as letting time pass. */
export async function onDatabase(service: string, statement: string, values: readonly unknown[] = []): Promise<void> {
  const { parts } = JSON.parse(readFileSync(runFile(), 'utf8')) as {
    readonly parts: readonly { readonly name: string; readonly url?: string }[];
  };
  const server = parts.find(({ name }) => name === 'postgres')?.url;
  if (server === undefined) throw new Error('The instance has no database server of its own');
  const client = new pg.Client({ connectionString: server.replace(/[^/]*$/, `hilltop_${service}`) });
  await client.connect();
  await client.query(statement, [...values]).finally(() => client.end());
}
