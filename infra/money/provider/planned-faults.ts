import type { ProxiedInstance } from '../../faults/instance/proxied-instance.ts';
import type { Fault } from '../../faults/plan/fault.ts';
import { SeededRandom } from '../../faults/random/seeded-random.ts';

/** Processes that take or write money. */
const PARTS = /^(bookings|orders|gateway|ledger|catalog|nats)/;
const CONNECTIONS = /^(bookings|orders|ledger) to postgres$|^callers to (bookings|orders)/;
/** People have begun, and there is time to come back. */
const MARGIN_MS = 4_000;

/** Processes die between any two steps, and answers between them get lost. */
export function plannedFaults(seed: number, lastsMs: number, instance: ProxiedInstance): Fault[] {
  const random = new SeededRandom(seed, 'faults');
  const parts = instance.parts().filter((part) => PARTS.test(part));
  const connections = instance.connections.names.filter((name) => CONNECTIONS.test(name));
  const faults: Fault[] = [];
  for (let at = MARGIN_MS; at < lastsMs - MARGIN_MS; at += random.whole(4_000, 9_000)) {
    const connection = random.pick(connections);
    const fault: Fault = random.weighted([
      [6, { at, kind: 'kill', part: random.pick(parts) }],
      [2, { at, kind: 'cut', connection }],
      [2, { at, kind: 'swallow', connection, answers: 3 }],
      [1, { at, kind: 'repeat', events: 40 }],
    ] as const);
    faults.push(fault);
  }
  return faults;
}
