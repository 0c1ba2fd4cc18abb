import { emailHash } from '@hilltop/platform/personal-data/email-hash';
import { erasePerson } from '@hilltop/platform/personal-data/erase-when-requested';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { PERSONAL_DATA } from '../src/personal-data.js';
import { contactService } from '../src/service.js';

const message = (email: string) => `
  INSERT INTO contact_messages (id, first_name, last_name, email, phone, subject, message, received_at)
  VALUES (gen_random_uuid(), 'Canary', 'Writer', '${email}', '1', 'other', 'Hello.', now());`;

it('erases only the person with the e-mail address, which is not case-sensitive', async () => {
  const { migrations } = contactService;
  const setup = `
    ${message('Canary@Example.test')} ${message('somebody@example.test')}`;
  const { dataSource, close } = await createTestDatabase({ migrations, setup });
  try {
    const erase = () => erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('canary@EXAMPLE.test'));
    expect(await erase()).toEqual({ erased: 1, kept: 0 });
    expect(await dataSource.query('SELECT email, phone, message FROM contact_messages ORDER BY email')).toEqual([
      { email: '', phone: '', message: 'Erased' },
      { email: 'somebody@example.test', phone: '1', message: 'Hello.' },
    ]);
    // A second request finds nothing more.
    expect(await erase()).toMatchObject({ erased: 0 });
  } finally {
    await close();
  }
});
