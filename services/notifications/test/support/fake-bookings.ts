import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityHeader } from '@hilltop/platform/identity/identity';
import { IdentityVerifier } from '@hilltop/platform/identity/identity-verifier';
import { testPublicKeys } from '@hilltop/platform/testing/test-keys';
import { sampleTicket } from '../../src/tickets/testing/sample-ticket.js';
import type { Ticket } from '../../src/tickets/ticket.js';
import { answersTo } from './fake-subgraph.js';

/** Stands in for bookings: answers `bookingTicket`, of one id or of a page of them, for ids that it knows, to services only, and can be taken away. */
export async function startFakeBookings() {
  const tickets = new Map<string, Ticket>();
  const verifier = new IdentityVerifier({ audience: 'bookings', keys: testPublicKeys });
  let answering = true;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const identity = await verifier.verify(request.headers[identityHeader]);
      if (!answering || identity?.role !== 'service') return response.writeHead(answering ? 401 : 503).end('{}');
      const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as { variables: Record<string, string> };
      response.end(JSON.stringify({ data: answersTo(variables, 'bookingTicket', tickets) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Makes a booking known. */
    book(id: string, changes: Partial<Ticket> = {}): void {
      tickets.set(id, sampleTicket({ id, ...changes }));
    },
    answer(yes: boolean): void {
      answering = yes;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
