import { UserError } from '../../local/user-error.ts';
import type { TrialProject } from './trial-project.ts';

/** What a trial of the servers needs of those who started it. */
export interface ServersTrial {
  readonly project: TrialProject;
  /** Runs a step, and tells it in one line with its seconds and its result. */
  step(name: string, run: () => Promise<string>): Promise<void>;
}

const newService = 'ledger';
const backUpWithinMs = 120_000;

/** What PostgreSQL answers its superuser, a line per row. */
export function runSql(project: TrialProject, sql: string, database = 'postgres'): Promise<string> {
  return project.exec('postgres', [], 'psql', '-U', 'postgres', '-d', database, '-Atc', sql);
}

export async function makeDatabases({ project }: ServersTrial): Promise<string> {
  await project.up('databases');
  return 'a database and a role for each service';
}

/** What a release with a new service finds on the data of the one before: neither its database nor its role. */
export async function forgetDatabase({ project }: ServersTrial): Promise<string> {
  await runSql(project, `DROP DATABASE hilltop_${newService}`);
  await runSql(project, `DROP ROLE hilltop_${newService}`);
  await project.up('databases');
  const query = `SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = 'hilltop_${newService}'`;
  const owner = await runSql(project, query);
  if (owner !== `hilltop_${newService}`) throw new UserError(`the database of ${newService} was not made again`);
  return `the database and the role of ${newService} are made where they are missing`;
}

/** Starts the service that backs up each night, with the night a few seconds ahead. */
export async function backUpOnTime({ project }: ServersTrial): Promise<string> {
  for (let aheadMs = 10_000; ; aheadMs *= 2) {
    const at = Date.now() + aheadMs;
    project.setVariable('BACKUP_AT', new Date(at).toISOString().slice(11, 19));
    await project.up('backup');
    // A busy machine may take longer to start it; then this night is over.
    if (Date.now() < at - 1_000) return await project.printed('backup', 'back-up written', backUpWithinMs);
    await project.removeContainersOf('backup');
  }
}

/** The part of a trial that needs PostgreSQL alone: a new service's database, a back-up on time, a loss, and a restore. */
export async function runServersTrial(trial: ServersTrial): Promise<void> {
  const { project, step } = trial;
  await step('databases', async () => {
    await project.up('postgres');
    return await makeDatabases(trial);
  });
  await step('upgrade', () => forgetDatabase(trial));
  await runSql(project, 'CREATE TABLE kept AS SELECT 42 AS answer', 'hilltop_bookings');
  await step('back up', () => backUpOnTime(trial));
  await step('restore', async () => {
    await runSql(project, 'DROP DATABASE hilltop_bookings WITH (FORCE)');
    const wrong = await project.stop('backup', 'postgres');
    if (wrong.length > 0) throw new UserError(wrong.join(', '));
    await project.up('restore');
    await project.up('postgres');
    const answer = await runSql(project, 'SELECT answer FROM kept', 'hilltop_bookings');
    if (answer !== '42') throw new UserError(`the restored database answers ${answer}`);
    return 'a dropped database is back';
  });
}
