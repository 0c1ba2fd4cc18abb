import type { Fault } from '../plan/fault.ts';
import { at, only, type PlantedBug } from './planted-bug.ts';

const runReaction = 'services/shared/platform/dist/messaging/inbox/run-reaction.js';
const emailsTables = 'services/notifications/dist/database/release-0.3.0.sql';
const pause = 'await new Promise((resolve) => setTimeout(resolve, 200));';

const kill =
  (part: string) =>
  (moment: number): Fault => ({ at: moment, kind: 'kill', part });
const cut =
  (connection: string) =>
  (moment: number): Fault => ({ at: moment, kind: 'cut', connection });

/** Events and e-mails. If a bug needs a certain moment, that is made longer, so that a short run meets it. */
export const messagesBugs: readonly PlantedBug[] = [
  {
    name: 'an event is written after the commit',
    patches: [
      {
        file: 'services/orders/dist/sales/drive-sale/end-sale.js',
        find: 'await this.outbox.add(manager, orderPlacedEvent(order, confirmed));',
        replace:
          'setTimeout(() => this.outbox.add(this.dataSource.manager, orderPlacedEvent(order, confirmed)).catch(() => 0), 400);',
      },
    ],
    mix: only({ order: 1 }),
    faults: at([3000, 8000], kill('orders')),
    sentence: /and no hilltop\.orders\.order-placed\.v1 was ever written of it$/,
  },
  {
    name: 'a message is acknowledged before the commit',
    patches: [
      {
        file: 'services/shared/platform/dist/messaging/inbox/handle-message.js',
        find: 'const outcome = await runReaction(',
        replace: `message.ack(); ${pause} const outcome = await runReaction(`,
      },
    ],
    mix: only({ order: 1 }),
    // Late, and far apart: a process killed while it starts has acknowledged nothing yet.
    faults: at([8000, 14_500], kill('notifications')),
    sentence: /was never reacted to by notifications-receipt$/,
    mayBeLate: true,
  },
  {
    name: 'the inbox is written in a transaction of its own',
    patches: [
      { file: runReaction, find: 'await runPrepared(manager, note, [', replace: 'await dataSource.query(note.text, [' },
      {
        file: runReaction,
        find: 'await reaction.react(event, manager);',
        replace: `${pause} await reaction.react(event, manager);`,
      },
    ],
    mix: only({ order: 1 }),
    faults: at([3000, 5000, 8000], cut('notifications to postgres')),
    sentence: /^nobody owes the order-receipt of/,
    mayBeLate: true,
  },
  {
    name: 'nobody remembers what was handled, and nothing stands behind that',
    patches: [
      { file: runReaction, find: "if (row?.noted !== 1) return 'repeated';", replace: '' },
      { file: emailsTables, find: 'CREATE UNIQUE INDEX emails_once', replace: 'CREATE INDEX emails_once' },
      {
        file: 'services/notifications/dist/emails/email.repository.js',
        find: 'ON CONFLICT (kind, about) DO NOTHING',
        replace: '',
      },
    ],
    mix: only({ order: 1 }),
    faults: at([4000, 6000, 8000], (moment) => ({ at: moment, kind: 'repeat', events: 80 })),
    sentence: /^\d+ e-mails are the order-receipt of/,
  },
  {
    name: 'two senders take the same e-mail',
    patches: [
      {
        file: 'services/notifications/dist/emails/email.repository.js',
        find: 'AND (leased_until IS NULL OR leased_until <= statement_timestamp())',
        replace: '',
      },
    ],
    mix: only({ order: 1 }),
    faults: [],
    sentence: /^e-mail \S+ went out again \d+ ms later, and nothing had gone wrong$/,
  },
  {
    name: 'that an e-mail was sent is not written down',
    patches: [
      {
        file: 'services/notifications/dist/emails/send-queued-emails/send-queued-emails.js',
        find: 'await recordSent(',
        replace: 'await (async () => undefined)(',
      },
    ],
    mix: only({ order: 1 }),
    faults: [],
    sentence: /is queued for \d+ s$|went out again/,
    mayBeLate: true,
  },
];
