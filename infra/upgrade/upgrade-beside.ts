import { confirmExamples } from '../faults/load/prepare-scene.ts';
import type { Instance } from '../local/launch/instance.ts';
import { startBookingsBeside, startGatewayBeside } from '../local/launch/start-beside.ts';
import { freePorts } from '../local/ports/free-port.ts';
import { UserError } from '../local/user-error.ts';
import { usualGracePeriods } from '../reconciliation/src/reconciliation-context.ts';
import { changeVisits, closeDay, waitForPrivateTour, write } from './changes.ts';
import { openStore, sell } from './sales.ts';
import { root, running, step, type Trial, verify, withDatabases } from './upgrade-steps.ts';

const salesInEachStep = 60;

async function guestsBookedBy(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return [...text.matchAll(/^hilltop_guests_booked_total\{[^}]*\} (\d+)/gm)].reduce((sum, [, n]) => sum + Number(n), 0);
}

/** What still runs of the release before during a rollout: a replica of bookings, and a gateway that knows both. */
interface OlderParts {
  readonly site: string;
  readonly bookings: string;
  stop(): Promise<void>;
}

/** @param checkout compiled, of the release before */
async function startOlderParts(hilltop: Instance, checkout: string): Promise<OlderParts> {
  const [bookingsPort = 0, gatewayPort = 0] = await freePorts(2);
  const bookings = `http://127.0.0.1:${bookingsPort}`;
  const replica = await startBookingsBeside(hilltop, { root: checkout, port: bookingsPort });
  const gateway = await startGatewayBeside(hilltop, { root: checkout, port: gatewayPort }, [bookings]);
  return {
    site: `http://127.0.0.1:${gatewayPort}`,
    bookings,
    stop: async () => {
      await gateway.stop();
      await replica.stop();
    },
  };
}

/**
 * The release before takes data; this one runs on them, next to a replica and a gateway of the release before; then the release before
 * runs alone again, as after a rollback; then this one again.
 */
export async function upgradeBeside(trial: Trial): Promise<void> {
  const { before, data, people } = trial;
  await step(`${before.name} takes data`, () =>
    running(before.root, data, async (hilltop) => {
      await withDatabases(hilltop, ({ ask }) => ask.bookings(confirmExamples));
      await people.visit(hilltop.site);
      await openStore(people);
      await write(people);
      await waitForPrivateTour(people);
      await closeDay(people);
      await sell(people, salesInEachStep);
      return JSON.stringify(people.confirmed);
    }),
  );
  await step('this release beside a replica and a gateway of the one before', () =>
    running(root, data, async (hilltop) => {
      const older = await startOlderParts(hilltop, before.root);
      for (const site of [hilltop.site, older.site]) {
        await people.visit(site);
        await sell(people, salesInEachStep / 2);
      }
      await write(people);
      await changeVisits(people, 2);
      const shares = await Promise.all([older.bookings, hilltop.part('bookings').url ?? ''].map(guestsBookedBy));
      await older.stop();
      if (shares.some((share) => share === 0)) throw new UserError(`one replica booked nothing: ${shares.join()}`);
      return `the older replica booked ${shares[0]}, this one ${shares[1]}; ${await verify(hilltop, trial)}`;
    }),
  );
  await step(`${before.name} alone again`, () =>
    running(before.root, data, async (hilltop) => {
      await people.visit(hilltop.site);
      await sell(people, salesInEachStep);
      await write(people);
      await changeVisits(people, 2);
      return await verify(hilltop, trial, usualGracePeriods.eventMs);
    }),
  );
  await step('this release again', () =>
    running(root, data, async (hilltop) => {
      await people.visit(hilltop.site);
      await sell(people, salesInEachStep);
      return await verify(hilltop, trial);
    }),
  );
}
