import { randomUUID } from 'node:crypto';
import { staffActionRecorded } from '@hilltop/contracts/catalog/staff-action-recorded';
import type { StaffActionFacts } from '@hilltop/contracts/staff-action';
import { eventually } from '@hilltop/platform/testing/eventually';
import { operationRoles } from '@hilltop/platform/testing/operation-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { MONEY_ACTIONS } from '../src/record/list-staff-actions.resolver.js';
import { type RunningStaff, runStaff } from './support/running-staff.js';

const LIST = `query ($staffId: ID, $action: String, $search: String, $from: String, $until: String, $first: Int, $offset: Int) {
  staffActions(staffId: $staffId, action: $action, search: $search, from: $from, until: $until, first: $first, offset: $offset) {
    total actions { at staffId staffName staffRole service action targetType targetId targetName changes { field before after } } people { id name } } }`;

let staff: RunningStaff;
let nats: NatsConnection;
beforeAll(async () => {
  staff = await runStaff();
  nats = await connect({ servers: staff.nats.url });
  const manager = await jetstreamManager(nats);
  await manager.streams.add({ name: 'HILLTOP_CATALOG', subjects: ['hilltop.catalog.>'] });
  await staff.database.dataSource.query(
    `INSERT INTO accounts (id, email, name, role, password_hash, created_at)
     VALUES ($1, 'grace@hilltop.test', 'Grace Holloway', 'manager', 'x', now())`,
    [testStaff.id],
  );
  await tell({ action: 'updateProduct', targetId: 'mug', targetName: 'Tea Mug 5%' }, '2026-11-21T16:00:00Z', 2);
  await tell({ action: 'withdrawProduct', targetId: 'mug' }, '2026-11-22T16:00:00Z');
  await tell({ action: 'updateProduct', targetId: 'hat', staffId: randomUUID() }, '2026-11-22T17:00:00Z');
  await eventually(async () => expect(await count()).toBe(3));
});
afterAll(async () => {
  await nats.close();
  await staff.close();
});

/** Publishes an action as catalog does, `times` times. */
async function tell(changes: Partial<StaffActionFacts>, at: string, times = 1): Promise<void> {
  const facts = { staffId: testStaff.id, staffRole: 'manager', action: 'x', targetType: 'product', targetId: 'x' };
  const data = { ...facts, before: { priceCents: 1450 }, after: { priceCents: 1500 }, ...changes };
  const origin = { aggregateId: data.staffId, correlationId: randomUUID(), now: new Date(at) };
  const event = staffActionRecorded.create({ ...origin, data });
  for (let time = 0; time < times; time += 1) {
    await jetstream(nats).publish(event.type, JSON.stringify(event), { msgID: randomUUID() });
  }
}

const query = (text: string) => staff.database.dataSource.query(text);
const count = async () => (await query('SELECT count(*)::int AS n FROM staff_actions'))[0].n as number;
const list = async (variables: object = {}) => {
  const { data, errors } = await staff.ask(LIST, variables, testStaff);
  if (errors) throw new Error(errors[0]?.message);
  return data?.staffActions as { total: number; actions: Record<string, unknown>[] };
};

describe('the record of staff actions', () => {
  it('stores a service’s action once, and adds the name from the account', async () => {
    expect(await list()).toMatchObject({ total: 3, people: [{ id: testStaff.id, name: 'Grace Holloway' }] });
    expect((await list({ first: 1, offset: 2 })).actions).toEqual([
      {
        at: '2026-11-21T16:00:00.000Z',
        staffId: testStaff.id,
        staffName: 'Grace Holloway',
        staffRole: 'MANAGER',
        service: 'catalog',
        action: 'updateProduct',
        targetType: 'product',
        targetId: 'mug',
        targetName: 'Tea Mug 5%',
        changes: [{ field: 'priceCents', before: '1450', after: '1500' }],
      },
    ]);
    expect((await list()).actions[0]).toMatchObject({ staffName: null, targetId: 'hat' });
  });

  it.each([
    ['a person', { staffId: testStaff.id }, 2],
    ['an action', { action: 'updateProduct' }, 2],
    ['a target', { search: 'hat' }, 1],
    ['how its name begins', { search: 'tea mu' }, 1],
    ['a name with a sign of patterns', { search: 'tea mug 5%' }, 1],
    ['words of its name in another order', { search: 'mug, téa' }, 1],
    ['a pattern that is none', { search: 'te%mug' }, 0],
    ['a day', { from: '2026-11-22T00:00:00Z', until: '2026-11-23T00:00:00Z' }, 2],
    [
      'all of these',
      { staffId: testStaff.id, action: 'updateProduct', search: 'mug', until: '2026-11-22T00:00:00Z' },
      1,
    ],
  ])('can be searched by %s', async (_, variables, total) => {
    expect(await list(variables)).toMatchObject({ total });
  });

  it.each([
    [{ from: 'yesterday' }, '`from` must be an ISO 8601 date and time'],
    [{ staffId: 'grace' }, '`staffId` must be the id of an account'],
  ])('refuses %j with the name of the argument', async (variables, message) => {
    await expect(list(variables)).rejects.toThrow(message);
  });

  it('tells a bookkeeper what moved money or decided what is charged, and nothing else', async () => {
    const bookkeeper = { ...testStaff, staffRole: 'bookkeeper' } as const;
    const read = async (variables: object = {}) => (await staff.ask(LIST, variables, bookkeeper)).data?.staffActions;
    const { total, actions } = (await read()) as unknown as Awaited<ReturnType<typeof list>>;
    expect([total, actions.map(({ action }) => action)]).toEqual([2, ['updateProduct', 'updateProduct']]);
    expect(await read({ action: 'withdrawProduct' })).toMatchObject({ total: 0, actions: [] });
    expect(await read({ search: 'mug' })).toMatchObject({ total: 1 });
  });

  it.each(MONEY_ACTIONS)('knows %s, which bookkeepers see', (action) => {
    expect(Object.values(operationRoles).some((operations) => action in operations)).toBe(true);
  });

  it('is shown to nobody else', async () => {
    const others = (['desk', 'owner'] as const).map((staffRole) => ({ ...testStaff, staffRole }));
    for (const identity of [...others, { role: 'visitor' } as const]) {
      const { data, errors } = await staff.ask(LIST, {}, identity);
      expect(data?.staffActions ?? null).toBeNull();
      expect(errors).toHaveLength(1);
    }
  });

  it.each([
    `UPDATE staff_actions SET action = 'nothing'`,
    'DELETE FROM staff_actions',
    'TRUNCATE staff_actions',
    `INSERT INTO staff_actions SELECT * FROM staff_actions ON CONFLICT (id) DO UPDATE SET action = 'nothing'`,
  ])('denies %s to the database role of the service', async (statement) => {
    await expect(query(statement)).rejects.toThrow(/added to and read only|permission denied/);
    expect(await count()).toBe(3);
  });

  it('keeps no words of staff, which events of 0.3.0 have', async () => {
    const words = {
      before: { status: 'active', note: 'of Canary' },
      after: { status: 'blocked', reason: 'Sorry to Canary' },
    };
    await tell({ action: 'blockVoucher', targetId: 'voucher', ...(words as object) }, '2026-11-20T16:00:00Z');
    await eventually(async () => expect(await count()).toBe(4));
    const [row] = await query(`SELECT before, after FROM staff_actions WHERE target_id = 'voucher'`);
    expect(row).toEqual({ before: { status: 'active' }, after: { status: 'blocked' } });
  });

  it('deletes actions older than two years', async () => {
    await query(`INSERT INTO staff_actions
      SELECT gen_random_uuid(), at, now() - interval '3 years', staff_id, staff_role, service, action, target_type,
        target_id, before, after, correlation_id FROM staff_actions LIMIT 1`);
    await query(`DELETE FROM staff_actions WHERE recorded_at < now() - interval '2 years'`);
    expect(await count()).toBe(4);
  });
});
