import type { Day } from './day.js';
import type { Manifest, Party } from './manifest.js';

// A day at the door, for tests.

export const sampleParty: Party = {
  bookingId: '0195c1a2-3b4c-7d5e-8f60-112233445566',
  confirmationCode: 'HT-4QX9-2MVD',
  name: 'Nora Fielding',
  startsAt: '2026-12-05T16:00:00.000Z',
  time: '10:00 AM',
  tourType: 'standard',
  tourName: 'Gate to Garden',
  guests: 5,
  revision: 0,
  status: 'confirmed',
  waivers: { signed: 4, of: 5 },
};

const list = {
  version: 'v1',
  date: '2026-12-05',
  madeAt: '2026-12-05T14:00:00Z',
  keys: [],
  times: [],
  tickets: [],
  deliveries: [],
  parties: [sampleParty],
};

export const sampleManifest: Manifest = { ...list, admitted: [] };

export const sampleDay: Day = { ...list, peopleIn: new Map(), taken: new Set() };
