import { testStaff } from '@hilltop/platform/testing/test-service';
import type { RunningBookings } from './running-bookings.js';

type Ask = RunningBookings['ask'];

interface CalendarMutation {
  make(ask: Ask): Promise<unknown>;
  readonly target: object;
  readonly before: object | null;
  readonly after: object | null;
}

const date = '2026-12-08';
const time = { tourType: 'standard', date, time: '10:00 AM' };
const slot = { targetType: 'slot', targetId: 'standard@2026-12-08T16:00:00.000Z' };
const day = { targetType: 'day', targetId: date };

async function versionOf(ask: Ask): Promise<number | undefined> {
  return (await ask('{ houseCalendar { version } }')).data?.houseCalendar?.version as number | undefined;
}

const versioned =
  (name: string, type: string, input: object): CalendarMutation['make'] =>
  async (ask) => {
    const text = `mutation ($version: Int!, $input: ${type}!) { ${name}(version: $version, input: $input) { __typename } }`;
    return ask(text, { version: await versionOf(ask), input }, testStaff);
  };

const simple =
  (name: string, type: string, input: object): CalendarMutation['make'] =>
  (ask) =>
    ask(`mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input }, testStaff);

const notice = { text: 'Ice', level: 'warning', from: '2026-11-21T00:00:00.000Z', until: null };

/** The calendar mutations of staff, and the staff action of each. */
export const calendarMutations: Readonly<Record<string, CalendarMutation>> = {
  changeHours: {
    make: versioned('changeHours', 'ChangeHoursInput', { from: date, weekdays: [5], starts: ['9:00 AM'] }),
    target: { targetType: 'hours', targetId: date },
    before: null,
    after: { weekdays: ['5'], starts: ['09:00'], from: date, until: null },
  },
  changeDay: {
    make: versioned('changeDay', 'ChangeDayInput', { date, starts: ['10:00 AM'], note: 'Short day' }),
    target: day,
    before: null,
    after: { starts: ['10:00'] },
  },
  changeCapacity: {
    make: simple('changeCapacity', 'ChangeCapacityInput', { ...time, capacity: 12 }),
    target: slot,
    before: { capacity: 25 },
    after: { capacity: 12 },
  },
  assignGuide: {
    make: simple('assignGuide', 'AssignGuideInput', { ...time, guideIds: [testStaff.id] }),
    target: slot,
    before: { guides: null },
    after: { guides: [testStaff.id] },
  },
  leadTime: {
    make: async (ask) =>
      ask('mutation { leadTime(slotId: "standard@2026-11-21T21:00:00.000Z") { __typename } }', {}, testStaff),
    target: { targetType: 'slot', targetId: 'standard@2026-11-21T21:00:00.000Z' },
    before: { guides: null },
    after: { guides: [testStaff.id] },
  },
  closeDay: {
    make: simple('closeDay', 'CloseDayInput', { date: '2026-12-10', reason: 'Ice storm', message: 'Stay at home.' }),
    target: { targetType: 'day', targetId: '2026-12-10' },
    before: null,
    after: {
      from: '2026-12-10',
      until: '2026-12-10',
      times: null,
      policy: 'refund',
      parties: 0,
      guests: 0,
    },
  },
  reopenDay: {
    make: (ask) => ask('mutation { reopenDay(date: "2026-12-10") { __typename } }', {}, testStaff),
    target: { targetType: 'day', targetId: '2026-12-10' },
    before: { closed: true },
    after: { closed: false, parties: 0 },
  },
  setChangeRule: {
    make: (ask) =>
      ask(
        `mutation { setChangeRule(version: 0, input: { changesUntilHours: 12, refundSteps: [{ untilHours: 48, percent: 100 },
          { untilHours: 24, percent: 50 }] }) { __typename } }`,
        {},
        testStaff,
      ),
    target: { targetType: 'rule', targetId: 'change-rule', targetName: 'Changes and refunds' },
    before: { changesUntilHours: 24, refunds: ['100% until 48 h'] },
    after: { changesUntilHours: 12, refunds: ['100% until 48 h', '50% until 24 h'] },
  },
  confirmOpenDays: {
    make: (ask) => ask('mutation { confirmOpenDays(dates: ["2026-12-25"]) { __typename } }', {}, testStaff),
    target: { targetType: 'day', targetId: '2026-12-25' },
    before: null,
    after: { dates: ['2026-12-25'] },
  },
  addNotice: {
    make: simple('addNotice', 'NoticeInput', notice),
    target: { targetType: 'notice' },
    before: null,
    after: notice,
  },
  removeNotice: {
    make: async (ask) => {
      const notices = (await ask('{ houseCalendar { notices { id } } }')).data?.houseCalendar?.notices;
      const [{ id = '' } = {}] = notices as unknown as { id: string }[];
      return ask('mutation ($id: ID!) { removeNotice(id: $id) { __typename } }', { id }, testStaff);
    },
    target: { targetType: 'notice' },
    before: { ...notice, textEs: null },
    after: null,
  },
  createGuideFeed: {
    make: (ask) => ask('mutation { createGuideFeed { __typename } }', {}, testStaff),
    target: { targetType: 'guideFeed', targetId: testStaff.id },
    before: null,
    after: null,
  },
  revokeGuideFeed: {
    make: (ask) => ask('mutation { revokeGuideFeed { __typename } }', {}, testStaff),
    target: { targetType: 'guideFeed', targetId: testStaff.id },
    before: null,
    after: null,
  },
};
