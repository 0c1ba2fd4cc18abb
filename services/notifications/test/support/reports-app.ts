import { eventually } from '@hilltop/platform/testing/eventually';
import { startFakeSubgraph } from '@hilltop/platform/testing/fake-subgraph';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { testPrivateKey } from '@hilltop/platform/testing/test-keys';
import { startTestService, testStaff } from '@hilltop/platform/testing/test-service';
import { TestSmtp } from '@hilltop/platform/testing/test-smtp';
import { expect } from '@jest/globals';
import { QueueDueReports } from '../../src/mailed-reports/queue-due-reports/queue-due-reports.js';
import { notificationsService } from '../../src/service.js';
import { knowHouse } from './know-house.js';

const SCHEDULE = 'id file every day nextOn nextFrom nextTo';
const ADD = `mutation ($input: ReportScheduleInput!) { addReportSchedule(input: $input) { __typename
  ... on ReportScheduleAdded { schedule { ${SCHEDULE} } } ... on InvalidInput { fields { field message } } } }`;
const END = 'mutation ($id: ID!) { endReportSchedule(id: $id) { __typename } }';

export const MANAGER = { email: 'maya@hilltop.test', name: 'Maya Ortiz' };
const alone = (url: string) => [url] as [string, ...string[]];

interface Days {
  readonly from: string;
  readonly to: string;
}
type Asked = Days & { readonly name: string; readonly after: string | null };

/** The service between a ledger, bookings and staff that the test can take away, at a time that it sets. */
export async function openReportsApp(now: string) {
  const clock = new TestClock(now);
  const smtp = await TestSmtp.start();
  const asked: Asked[] = [];
  const answers = {
    manager: MANAGER as typeof MANAGER | null,
    ledger: (_asked: Asked): object => ({}),
    bookings: (_asked: Asked): object => ({}),
  };
  const ledger = await startFakeSubgraph('ledger', (of: Asked) => {
    asked.push(of);
    return answers.ledger(of);
  });
  const bookings = await startFakeSubgraph('bookings', (of: Asked) => answers.bookings(of));
  const staff = await startFakeSubgraph('staff', () => ({ managerForMail: answers.manager }));
  const service = await startTestService(notificationsService, {
    clock,
    environment: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Top O’ Hill Terrace <tours@hilltop.test>',
      PUBLIC_URL: 'https://hilltop.example',
      STAFF_INBOX: 'desk@hilltop.test',
      BOOKINGS_URLS: alone(bookings.url),
      LEDGER_URLS: alone(ledger.url),
      STAFF_URLS: alone(staff.url),
      ORDERS_URLS: alone('http://127.0.0.1:9'),
      CONTACT_URLS: alone('http://127.0.0.1:9'),
      IDENTITY_PRIVATE_KEY: testPrivateKey('notifications'),
    },
  });
  const { dataSource } = service.database;
  await knowHouse(dataSource);
  const statuses = () => dataSource.query('SELECT status, last_error FROM emails ORDER BY created_at, id');
  return {
    ...{ clock, smtp, ledger, bookings, staff, service, dataSource, answers, asked, statuses },
    add: async (input: object, identity: object = testStaff) => {
      const answer = await service.ask(ADD, { input }, identity as typeof testStaff);
      return answer.data?.addReportSchedule ?? answer;
    },
    end: async (id: unknown, identity: object = testStaff) =>
      (await service.ask(END, { id }, identity as typeof testStaff)).data?.endReportSchedule,
    list: async (identity: object = testStaff) =>
      (await service.ask(`{ reportSchedules { ${SCHEDULE} } }`, {}, identity as typeof testStaff)).data
        ?.reportSchedules as unknown as Record<string, string>[],
    /** What the job does each minute. */
    queue: () => service.app.get(QueueDueReports, { strict: false }).execute(),
    settled: (expected: readonly object[]) =>
      eventually(async () => expect(await statuses()).toEqual(expected), 20_000),
    async close() {
      await service.close();
      await smtp.stop();
      await Promise.all([ledger.close(), bookings.close(), staff.close()]);
    },
  };
}

export type ReportsApp = Awaited<ReturnType<typeof openReportsApp>>;
