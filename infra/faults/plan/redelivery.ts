import { jetstream } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import type { Ask, Owner } from '../../reconciliation/src/reconciliation-context.ts';
import type { SeededRandom } from '../random/seeded-random.ts';

type Sent = { subject: string; event: string };
type Publisher = (subject: string, event: string) => Promise<number>;

const producers: readonly Owner[] = ['bookings', 'catalog', 'contact', 'orders'];
const latest = `
  SELECT subject, event::text AS event FROM outbox
  WHERE published_at IS NOT NULL AND subject NOT LIKE '%.seats-%' ORDER BY position DESC LIMIT $1`;

const publishMs = 2000;

/** Redelivers events, like a broker that has forgotten what it delivered. */
export class Redelivery {
  private readonly natsUrlOf: (user: string) => string;
  private readonly databases: Readonly<Record<Owner, Ask>>;
  private readonly random: SeededRandom;

  constructor(natsUrlOf: (user: string) => string, databases: Readonly<Record<Owner, Ask>>, random: SeededRandom) {
    this.natsUrlOf = natsUrlOf;
    this.databases = databases;
    this.random = random;
  }

  /** @returns how many the stream accepted; 0 while the database or NATS is down */
  async deliver(how: 'repeat' | 'reorder', count: number): Promise<number> {
    try {
      const share = Math.ceil(count / producers.length);
      const rows = (await Promise.all(producers.map((one) => this.databases[one]<Sent>(latest, [share])))).flat();
      // The latest come first: without a shuffle they are in reverse order.
      return await this.publish(how === 'repeat' ? this.random.shuffled(rows) : rows);
    } catch {
      return 0;
    }
  }

  /** Each by its own service: nobody else may publish it. */
  private async publish(rows: readonly Sent[]): Promise<number> {
    const connections = await Promise.all(producers.map((one) => this.connect(one)));
    try {
      const publishers = new Map(producers.map((one, at) => [one as string, publisherOn(connections[at])]));
      let taken = 0;
      for (const { subject, event } of rows) taken += (await publishers.get(serviceOf(subject))?.(subject, event)) ?? 0;
      return taken;
    } finally {
      await Promise.all(connections.map((connection) => connection.close()));
    }
  }

  private connect(service: string): Promise<NatsConnection> {
    const url = new URL(this.natsUrlOf(service));
    const [user, pass] = [url.username, url.password];
    return connect({
      servers: url.host,
      user,
      pass,
      inboxPrefix: `_INBOX_${user}`,
      reconnect: false,
      timeout: publishMs,
    });
  }
}

const serviceOf = (subject: string): string => subject.split('.')[1] ?? '';

function publisherOn(connection: NatsConnection | undefined): Publisher {
  if (!connection) return async () => 0;
  const client = jetstream(connection, { timeout: publishMs });
  const json = headers();
  json.set('content-type', 'application/cloudevents+json');
  // Without a message id, so that the stream cannot recognize it. A stream that was just lost accepts nothing yet.
  return (subject, event) =>
    client.publish(subject, event, { headers: json }).then(
      () => 1,
      () => 0,
    );
}
