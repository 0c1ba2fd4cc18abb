import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { databaseOn, openDatabases } from '../../../reconciliation/src/open-databases.ts';
import type { Ask } from '../../../reconciliation/src/reconciliation-context.ts';
import type { Instance } from '../../launch/instance.ts';
import { services } from '../../parts.ts';
import { ask as askGraph, post, signIn } from '../support/graph.ts';
import { dayAhead, postBooking, tourBooking } from '../support/tour-booking.ts';
import { until } from '../support/until.ts';

interface Erasure {
  readonly complete: boolean;
  readonly reports: readonly object[];
}

/** In the e-mail address, the name and the texts of the person, and nowhere else. */
const canary = 'canary7f3a';
const email = `${canary}@example.test`;
const tables = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;

async function tablesWith(ask: Readonly<Record<string, Ask>>): Promise<string[]> {
  const found: string[] = [];
  for (const { name: service } of services) {
    for (const { name } of (await ask[service]?.<{ name: string }>(tables)) ?? []) {
      const rows = await ask[service]?.(`SELECT FROM ${name} t WHERE t::text ILIKE '%${canary}%'`);
      if (rows?.length) found.push(`${service}.${name}`);
    }
  }
  return found.sort();
}

/** Streams and logs; databases are asked, and e-mails that were sent are out of reach. */
function filesWith({ runFile }: Instance): string[] {
  const data = dirname(dirname(runFile));
  const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(data.length + 1));
  const searched = paths.filter((path) => !/^(postgres|mail|s3)/.test(path));
  return searched.filter((path) => readFileSync(join(data, path)).includes(canary));
}

/** Tests that nothing is left of a person who was erased: a search for a word finds it everywhere before, and nowhere after. */
export function erasedPerson(instance: () => Instance): void {
  it('erases what is stored of a person in all services', async () => {
    const { site, part } = instance();
    const databases = openDatabases((owner) => databaseOn(part('postgres').url ?? '', owner));
    const ask = databases.ask;
    const cookie = await signIn(instance());
    const graphql = (query: string) => askGraph<Record<string, unknown>>(site, query, {}, cookie);
    try {
      const party = { name: canary, guests: 1, tourDate: dayAhead(7, 6), tourTime: '10:00 AM' };
      const booking = { ...tourBooking(party), specialRequests: canary, paymentIntentId: 'pi_erased' };
      expect((await postBooking(site, booking)).status).toBe(201);
      const ahead = { ...booking, paymentIntentId: 'pi_kept', email: `kept-${email}` };
      expect((await postBooking(site, ahead)).status).toBe(201);
      await ask.bookings(`UPDATE bookings SET starts_at = now() - interval '1 day' WHERE email = $1`, [email]);
      const { firstName, lastName, phone } = booking;
      const message = { firstName, lastName, phone, email, subject: 'other', message: `I am ${canary}.` };
      expect((await post(site, '/api/contact', message)).status).toBe(201);
      const products = (await (await fetch(`${site}/api/products`)).json()) as {
        id: string;
        name: string;
        price: string;
      }[];
      const [product] = products;
      const items = JSON.stringify([
        { productId: product?.id, productName: product?.name, quantity: 1, price: product?.price },
      ]);
      const address = {
        customerPhone: '817-555-0100',
        address: canary,
        city: 'Arlington',
        state: 'TX',
        zipCode: '76012',
      };
      const order = {
        customerEmail: email,
        customerName: canary,
        items,
        total: product?.price,
        shipping: '5.99',
        ...address,
      };
      await until('the order', async () => (await post(site, '/api/orders', order)).status === 201);
      expect(await tablesWith(ask)).toEqual([
        'bookings.bookings',
        // Who books signs for themselves.
        'bookings.waivers',
        'contact.contact_messages',
        'orders.orders',
      ]);

      const stored = await graphql(`{ bookingsByEmail(email: "${email.toUpperCase()}") { specialRequests }
        ordersByEmail(email: "${email}") { customerName delivery { address } } messagesByEmail(email: "${email}") { message } }`);
      expect(stored).toMatchObject({
        bookingsByEmail: [{ specialRequests: canary }],
        ordersByEmail: [{ customerName: canary, delivery: { address: canary } }],
        messagesByEmail: [{ message: `I am ${canary}.` }],
      });

      const both = [email, `kept-${email}`];
      for (const one of both) await graphql(`mutation { erasePerson(email: "${one}") { __typename } }`);
      const reports = async () => {
        const { erasures } = await graphql('{ erasures { complete reports { service erased kept } } }');
        return (erasures ?? []) as readonly Erasure[];
      };
      await until('the erasure', async () => (await reports()).every(({ complete }) => complete));
      const [kept, erased] = await reports();
      expect(kept?.reports).toContainEqual({ service: 'bookings', erased: 0, kept: 2 });
      expect(erased?.reports).toEqual(
        expect.arrayContaining([
          // The booking and the signature of who booked.
          { service: 'bookings', erased: 2, kept: 0 },
          ...['contact', 'orders'].map((service) => ({ service, erased: 1, kept: 0 })),
        ]),
      );

      await ask.bookings(`UPDATE bookings SET starts_at = now() - interval '1 day' WHERE email = $1`, [
        `kept-${email}`,
      ]);
      await graphql(`mutation { erasePerson(email: "kept-${email}") { __typename } }`);
      await until('the erasure', async () => (await reports()).every(({ complete }) => complete));
      expect(await tablesWith(ask)).toEqual([]);
      expect(filesWith(instance())).toEqual([]);
    } finally {
      await databases.close();
    }
  });
}
