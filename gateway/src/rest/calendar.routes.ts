import { ShowCalendarDocument, ShowGuideCalendarDocument, ShowVisitCalendarDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import type { RouteDescription } from './route-description.js';
import { visitToken } from './visits.routes.js';

const tag = 'Calendar';

const starts = ['9:00 AM', '10:00 AM', '11:00 AM'];
const example = {
  version: 7,
  week: [
    { weekday: 1, starts: [] },
    { weekday: 2, starts },
  ],
  specialDays: [{ date: '2026-12-05', closed: true, starts: [], note: 'Ice on the roads.' }],
  notices: [
    {
      id: '6f1c0f4e-5f0a-4a44-9f0e-0d4b7d1a2c41',
      text: 'We are closed on Saturday, December 5.',
      level: 'warning',
      from: '2026-12-03T20:04:11.000Z',
      until: null,
    },
  ],
  today: { date: '2026-12-04', starts, note: '', next: { date: '2026-12-04', time: '10:00 AM' } },
  changeRules: { changesUntilHours: 24, refundSteps: [{ untilHours: 48, percent: 100 }] },
  offersFood: true,
};

export const showCalendar = {
  method: 'get',
  path: '/api/calendar',
  tag,
  summary: 'Opening hours, notices, and whether food can be ordered',
  operation: committedOperation(ShowCalendarDocument),
  answer: {
    status: 200,
    description: 'The next seven days, and the dates that differ from them.',
    at: ['houseCalendar'],
    example,
  },
} as const satisfies RouteDescription;

const calendarFile = {
  status: 200,
  description: 'A calendar file (RFC 5545).',
  mediaType: 'text/calendar',
  schema: { type: 'string' },
} as const;

export const showVisitCalendar = {
  method: 'get',
  path: '/api/visits/{token}/tour.ics',
  tag,
  summary: 'The calendar entry of a booking',
  description:
    'The same entry as in its mails. It cancels itself (`METHOD:CANCEL`) when the visit does not take place.',
  parameters: [visitToken],
  operation: committedOperation(ShowVisitCalendarDocument),
  answer: { ...calendarFile, at: ['visitCalendar'] },
} as const satisfies RouteDescription;

export const showGuideCalendar = {
  method: 'get',
  path: '/api/guides/{token}/calendar.ics',
  tag,
  summary: 'The calendar of a guide',
  description:
    'A private link that a member of staff creates and revokes in admin. It shows the number of guests, but no names.',
  parameters: [
    {
      in: 'path',
      name: 'token',
      description: 'The secret part of the link.',
      example: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA',
    },
  ],
  operation: committedOperation(ShowGuideCalendarDocument),
  answer: { ...calendarFile, at: ['guideCalendar'] },
} as const satisfies RouteDescription;

export const calendarRoutes = { showCalendar, showVisitCalendar, showGuideCalendar };
