import { emailHash } from '@hilltop/platform/personal-data/email-hash';
import { erasePerson } from '@hilltop/platform/personal-data/erase-person';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { PERSONAL_DATA } from '../src/personal-data/personal-data.js';
import { ordersService } from '../src/service.js';

const order = (email: string) => `
  INSERT INTO orders (id, order_number, customer_name, customer_email, lines, total_cents, status, idempotency_key, request_hash, created_at)
  VALUES (gen_random_uuid(), gen_random_uuid(), 'Canary', '${email}', '[{"productName":"Mug"}]', 1450, 'pending', gen_random_uuid(), 'h', now());`;

it('erases only the person with the e-mail address, which is not case-sensitive', async () => {
  const { migrations } = ordersService;
  const setup = `
    ${order('Canary@Example.test')} ${order('somebody@example.test')}`;
  const { dataSource, close } = await createTestDatabase({ migrations, setup });
  try {
    const erase = () => erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('canary@EXAMPLE.test'));
    expect(await erase()).toEqual({ erased: 1, kept: 0 });
    expect(
      await dataSource.query('SELECT customer_email, customer_name, total_cents FROM orders ORDER BY customer_email'),
    ).toEqual([
      { customer_email: '', customer_name: 'Erased', total_cents: 1450 },
      { customer_email: 'somebody@example.test', customer_name: 'Canary', total_cents: 1450 },
    ]);
    // A second request finds nothing more.
    expect(await erase()).toMatchObject({ erased: 0 });
  } finally {
    await close();
  }
});
