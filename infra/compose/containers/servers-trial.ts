import { UserError } from '../../local/user-error.ts';
import type { TrialProject } from './trial-project.ts';

export interface ServersTrial {
  readonly project: TrialProject;
  /** Runs a step, and prints one line with its seconds and its result. */
  step(name: string, run: () => Promise<string>): Promise<void>;
}

const newService = 'ledger';
const backUpWithinMs = 120_000;

/** The superuser's output, one line per row. */
export function runSql(project: TrialProject, sql: string, database = 'postgres'): Promise<string> {
  return project.exec('postgres', [], 'psql', '-U', 'postgres', '-d', database, '-Atc', sql);
}

export async function makeDatabases({ project }: ServersTrial): Promise<string> {
  await project.up('databases');
  return 'a database and a role for each service';
}

/** As a release with a new service finds the data of the one before: without its database and role. */
export async function forgetDatabase({ project }: ServersTrial): Promise<string> {
  await runSql(project, `DROP DATABASE hilltop_${newService}`);
  await runSql(project, `DROP ROLE hilltop_${newService}`);
  await project.up('databases');
  const query = `SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = 'hilltop_${newService}'`;
  const owner = await runSql(project, query);
  if (owner !== `hilltop_${newService}`) throw new UserError(`the database of ${newService} was not made again`);
  return `the database and the role of ${newService} are made where they are missing`;
}

/** Starts the nightly backup service a few seconds before its hour. */
export async function backUpOnTime({ project }: ServersTrial): Promise<string> {
  for (let aheadMs = 10_000; ; aheadMs *= 2) {
    const at = Date.now() + aheadMs;
    project.setVariable('BACKUP_AT', new Date(at).toISOString().slice(11, 19));
    await project.up('backup');
    // On a busy machine it may start too late for this night.
    if (Date.now() < at - 1_000) return await project.printed('backup', 'back-up written', backUpWithinMs);
    await project.removeContainersOf('backup');
  }
}

/** The trial's part that only needs PostgreSQL: a new service's database, a backup on time, a loss, and a restore. */
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
    const wrong = await project.stop('backup');
    if (wrong.length > 0) throw new UserError(wrong.join(', '));
    await project.up('restore');
    const answer = await runSql(project, 'SELECT answer FROM kept', 'hilltop_bookings');
    if (answer !== '42') throw new UserError(`the restored database answers ${answer}`);
    return 'a dropped database is back';
  });
}
