import { services } from '../../local/parts.ts';
import { UserError } from '../../local/user-error.ts';
import { Guest } from './guest.ts';
import { backUpOnTime, forgetDatabase, makeDatabases, runSql, type ServersTrial } from './servers-trial.ts';

export interface Trial extends ServersTrial {
  readonly site: string;
  readonly inbox: string;
}

const servers = ['postgres', 'nats', 's3', 'mail'];
const processes = services.map(({ name }) => name);
const replicas = 3;

async function bringUp(trial: Trial): Promise<void> {
  const { project, step } = trial;
  await step('servers', async () => {
    await project.up(...servers);
    return `${servers.join(', ')}: healthy`;
  });
  await step('databases', () => makeDatabases(trial));
  await step('upgrade', () => forgetDatabase(trial));
  const stages: [string, string[]][] = [
    ['migrations', processes.map((name) => `${name}-migrate`)],
    ['services', processes],
    ['gateway and reconciliation', ['gateway', 'reconciliation']],
    ['demo data', ['bookings-seed', 'catalog-seed', 'content-seed', 'staff-seed']],
  ];
  for (const [name, parts] of stages) {
    await step(name, async () => {
      await project.up(...parts);
      return `${parts.join(', ')}: ${name === 'migrations' || name === 'demo data' ? 'done' : 'healthy'}`;
    });
  }
}

/** No seat is sold twice or lost, according to guests, site, database and reconciliation. */
async function compareSeats(guest: Guest, { project }: Trial): Promise<string> {
  const select = (sql: string) => runSql(project, sql, 'hilltop_bookings');
  const counts = {
    'booked by guests': guest.seats,
    'taken on the site': await guest.takenSeats(),
    'taken in the slots': Number(await select('SELECT sum(taken) FROM slots')),
    'in rows of bookings': Number(await select('SELECT sum(places) FROM bookings')),
  };
  const words = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  if (new Set(Object.values(counts)).size !== 1) throw new UserError(`the seats differ: ${words.join(', ')}`);
  return words.join(', ');
}

async function reconcile({ project }: Trial): Promise<string> {
  const output = await project.exec('reconciliation', ['--env', 'RECONCILE_EVERY_MINUTES=0'], 'node', 'dist/main.js');
  const { msg, differences } = JSON.parse(output.split('\n').at(-1) ?? '{}') as { msg?: string; differences?: number };
  if (msg !== 'reconciled' || differences !== 0) throw new UserError(`the reconciliation says: ${output}`);
  return '0 differences';
}

/** Drops a database after a backup, with everything stopped, and restores it. */
async function loseAndRestore({ project }: Trial): Promise<string> {
  await runSql(project, 'DROP DATABASE hilltop_bookings WITH (FORCE)');
  await project.stop('backup', ...servers.filter((name) => name !== 'postgres'));
  await project.up('restore');
  await project.up(...servers);
  await project.up(...processes.map((name) => `${name}-migrate`));
  await project.up(...processes, 'reconciliation');
  await project.up('gateway');
  return 'a dropped database is back';
}

/** Runs Hilltop from its images: books, reads mail, scales, kills each part, compares seats, stops. */
export async function runTrial(trial: Trial): Promise<void> {
  const { project, step } = trial;
  await bringUp(trial);
  const guest = new Guest(trial.site, trial.inbox);
  await step('visit', async () => {
    await guest.visit();
    return 'pages, tours, products and an image from the object store';
  });
  await step('book and read the mail', async () => {
    const code = await guest.book('first-guest', 4);
    const { subject, to } = await guest.readTicket(code);
    return `"${subject}" to ${to}`;
  });
  await step(`scale bookings to ${replicas}`, async () => {
    project.setReplicas({ bookings: replicas });
    await project.up('bookings');
    await Promise.all(Array.from({ length: replicas }, (_, number) => guest.book(`scaled-${number}`, 2)));
    return `${(await project.containersOf('bookings')).length} healthy containers, 3 bookings`;
  });
  for (const part of [...processes, 'gateway', ...servers]) {
    await step(`kill ${part}`, async () => {
      const [id = ''] = await project.containersOf(part);
      await project.crash(id);
      const startedAt = performance.now();
      await guest.book(`after-${part}`, 1);
      const bookedAfter = ((performance.now() - startedAt) / 1000).toFixed(1);
      await project.waitUntilReady(part);
      return `booked ${bookedAfter} s later, restarted and healthy`;
    });
  }
  await step('tickets', async () => {
    for (const code of guest.codes) await guest.readTicket(code);
    const wrong = await guest.wrongTickets();
    if (wrong.length > 0) throw new UserError(`not one ticket each: ${wrong.join(', ')}`);
    return `${guest.codes.length} bookings, one ticket each`;
  });
  await step('seats', () => compareSeats(guest, trial));
  await step('reconciliation', () => reconcile(trial));
  await step('back up on time', () => backUpOnTime(trial));
  await step('back up now', () => project.exec('backup', [], 'bash', '/backup/backup.sh', 'now'));
  const stop = async () => {
    const wrong = await project.stop('gateway', 'reconciliation', ...processes);
    if (wrong.length > 0) throw new UserError(wrong.join(', '));
    return 'every process ended with status 0';
  };
  await step('stop', stop);
  await step('restore', () => loseAndRestore(trial));
  await step('seats', () => compareSeats(guest, trial));
  await step('images', async () => {
    await guest.visit();
    return 'the object store has them again';
  });
  await step('reconciliation', () => reconcile(trial));
  await step('stop', stop);
}
