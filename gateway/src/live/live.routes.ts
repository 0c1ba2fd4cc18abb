import { plainProblem, type RouteDescription } from '../rest/route-description.js';
import { changeKinds } from './change-kinds.js';
import { tooManyStreams } from './live-streams.js';

export const followChanges = {
  method: 'get',
  path: '/api/live',
  tag: 'Staff',
  summary: 'Follow what changes',
  description: `Server-sent events, for as long as the session lasts. \`changed\` has \`{"kind", "ids"}\`: ids of what changed, without anything about it; the kinds are ${changeKinds.join(', ')}, and a role hears of those that it may read. For guides \`ids\` is empty. \`missed\` says that changes may have been missed. Whoever connects, or connects again, asks for everything once. A stream sends something every 15 seconds, and can end at any time.`,
  roles: ['guide', 'desk', 'manager'],
  answer: {
    status: 200,
    description: 'The stream.',
    mediaType: 'text/event-stream',
    schema: { type: 'string' },
    example: 'event: changed\ndata: {"kind":"bookings","ids":["c2d3e4f5-a6b7-4c8d-9e0f-1a2b3c4d5e04"]}\n\n',
  },
  problems: [plainProblem(tooManyStreams)],
} as const satisfies RouteDescription;

export const liveRoutes = { followChanges };
