import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { type NotificationsAppOptions, openNotificationsApp } from './notifications-app.js';

const EMAIL = 'id kind subjectId recipient status attempts lastFault sentAt nextAttemptAt';

/** Asks for a page of e-mails. */
export const LIST = `query ($first: Int, $offset: Int, $status: EmailStatus, $search: String, $sort: EmailSort,
  $direction: SortDirection) {
  emails(first: $first, offset: $offset, status: $status, search: $search, sort: $sort, direction: $direction) { total emails { ${EMAIL} } } }`;

/** Asks for one to be sent again. */
export const RESEND = `mutation ($id: ID!) { resendEmail(id: $id) { __typename
  ... on EmailQueued { email { ${EMAIL} } } ... on Refusal { message } } }`;

interface Shown {
  readonly id: string;
  readonly status: string;
}

/** The service as staff ask it, with everything around it that a test can take away. */
export async function openEmailApp(options: NotificationsAppOptions = {}) {
  const app = await openNotificationsApp(options);
  const list = async (variables: object = {}) =>
    (await app.service.ask(LIST, variables, testStaff)).data?.emails as { total: number; emails: Shown[] };
  const about = async (subjectId: string): Promise<Shown> => {
    const [email] = (await list({ search: subjectId })).emails;
    if (!email) throw new Error('there is no such e-mail');
    return email;
  };
  return {
    ...app,
    list,
    /** The e-mail about a booking. */
    about,
    resend: async (id: string) => (await app.service.ask(RESEND, { id }, testStaff)).data?.resendEmail,
    messageIds: () => app.smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]),
    /** A ticket that has gone. */
    async sentTicket(): Promise<Shown> {
      const booking = await app.confirm();
      await app.sent(booking);
      return about(booking);
    },
    /** Nothing is owed, everybody answers. */
    async startOver(): Promise<void> {
      app.smtp.accept();
      app.bookings.isAway = false;
      await emptyTables(app.service.database.dataSource, 'emails, recipient_counts');
      app.smtp.received.length = 0;
    },
  };
}

export type EmailApp = Awaited<ReturnType<typeof openEmailApp>>;
