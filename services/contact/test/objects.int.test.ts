import { makeObjectRows } from '@hilltop/platform/testing/object-rows';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll } from '@jest/globals';
import { contactService } from '../src/service.js';

const SEND = `mutation { sendMessage(input: { firstName: "Ada", lastName: "Example", email: "ada@example.test",
  phone: "8175550100", subject: "other", message: "May we come?" }) { ... on MessageReceived { id } } }`;

let contact: Awaited<ReturnType<typeof startTestService>>;
beforeAll(async () => {
  contact = await startTestService(contactService, {
    environment: { CONTACT_LIMIT: 50, CONTACT_LIMIT_PER_CALLER: 50, CONTACT_WINDOW_SECONDS: 600 },
  });
});
afterAll(() => contact.close());

const known = async () => (await contact.ask(SEND)).data?.sendMessage?.id as string;

makeObjectRows(contactService, () => ({
  ask: contact.ask,
  made: {
    contactMessage: { known, missing: 'null' },
    readMessage: { known, missing: 'MessageNotFound' },
    trustMessage: { known, missing: 'MessageNotFound' },
    answerMessage: { known, missing: 'MessageNotFound' },
  },
}));
