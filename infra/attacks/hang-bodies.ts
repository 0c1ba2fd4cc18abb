import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openTimes } from '../local/test/support/open-times.ts';
import { tourBooking } from '../local/test/support/tour-booking.ts';
import { type AttackTarget, postFrom, type Verdict } from './attack-target.ts';

const connections = 600;
const bookings = 20;

async function hang(site: URL, at: number): Promise<Socket> {
  const socket = connect(Number(site.port), site.hostname);
  socket.on('error', () => undefined);
  const headers = `host: ${site.host}\r\ncontent-type: application/json\r\ncontent-length: 4000\r\nx-forwarded-for: 203.0.113.${at % 250}`;
  socket.write(`POST /graphql HTTP/1.1\r\n${headers}\r\n\r\n{"query":`);
  return socket;
}

/** Requests whose bodies never arrive, more than the operations that may run at a time, while others book. */
export async function hangBodies(target: AttackTarget): Promise<Verdict> {
  const site = new URL(target.instance.site);
  const sockets = await Promise.all(Array.from({ length: connections }, (_, at) => hang(site, at)));
  await pause(1_000);
  const times = await openTimes(target.instance.site);
  let good = 0;
  for (const time of times.slice(40, 40 + bookings)) {
    const { status } = await postFrom(
      '198.51.102.7',
      target,
      '/api/tour-bookings',
      tourBooking({ name: randomUUID(), guests: 1, ...time }),
    );
    if (status === 201) good += 1;
  }
  for (const socket of sockets) socket.destroy();
  return {
    attack: 'Bodies that never arrive',
    held: good === bookings,
    evidence: `${connections} open requests without a body: ${good} of ${bookings} bookings went through`,
  };
}
