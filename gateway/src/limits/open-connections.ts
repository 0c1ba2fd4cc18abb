import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { callerAddress } from '../session/caller-hash.js';
import { OpenRequests } from './open-requests.js';

/** Twice the requests that it can have open, because browsers keep some connections for later. */
export const connectionsPerAddress = 512;

/**
 * Limits connections by address. An excess one is reset before it is read, so that thousands cost others little.
 * It needs a gateway without a proxy in front, because a proxy's connections come from one address.
 */
@Injectable()
export class OpenConnections {
  private readonly open = new Map<string, number>();
  private refused = 0;

  constructor(
    private readonly requests: OpenRequests,
    @Inject(Metrics) metrics: Metrics,
  ) {
    metrics.lookup(
      { name: 'hilltop_connections_refused_total', help: 'Connections refused because their address had too many.' },
      async () => [{ value: this.refused }],
    );
  }

  limit(server: Server): void {
    // Before Node gives the connection a parser.
    server.prependListener('connection', (socket: Socket) => {
      // Unknown when it has closed already.
      const { remoteAddress } = socket;
      if (remoteAddress === undefined) return;
      const address = callerAddress({ ip: remoteAddress });
      if (this.change(address, 1) > connectionsPerAddress) {
        this.refused += 1;
        this.requests.noteRefusal(address);
        socket.resetAndDestroy();
      }
      socket.once('close', () => this.change(address, -1));
    });
  }

  private change(address: string, by: 1 | -1): number {
    const count = (this.open.get(address) ?? 0) + by;
    if (count === 0) this.open.delete(address);
    else this.open.set(address, count);
    return count;
  }
}
