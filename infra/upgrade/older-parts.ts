import type { Instance } from '../local/launch/instance.ts';
import { startBookingsBeside, startGatewayBeside } from '../local/launch/start-beside.ts';
import { freePorts } from '../local/ports/free-port.ts';

/** What still runs of the release before during a rollout: a replica of bookings, and a gateway that knows both. */
export interface OlderParts {
  readonly site: string;
  readonly bookings: string;
  stop(): Promise<void>;
}

/** @param root compiled checkout of the release before */
export async function startOlderParts(hilltop: Instance, root: string): Promise<OlderParts> {
  const [bookingsPort = 0, gatewayPort = 0] = await freePorts(2);
  const bookings = `http://127.0.0.1:${bookingsPort}`;
  const replica = await startBookingsBeside(hilltop, { root, port: bookingsPort });
  const gateway = await startGatewayBeside(hilltop, { root, port: gatewayPort }, [bookings]);
  return {
    site: `http://127.0.0.1:${gatewayPort}`,
    bookings,
    stop: async () => {
      await gateway.stop();
      await replica.stop();
    },
  };
}
