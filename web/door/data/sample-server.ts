import { sampleManifest, sampleParty } from './manifest-samples.js';

// A server for tests of the phone.

/** The server's behavior, which tests change. */
export interface Server {
  isUp: boolean;
  role: string | undefined;
  /** Whether the session was ended by somebody, if there is none. */
  wasEnded: boolean;
  /** How far its clock is ahead of the phone's, in ms. */
  aheadMs: number;
  scans: { id: string; people: number; clockOffsetMs: number; deviceLabel: string }[];
  /** Its fault for every scan. */
  fault: string | null;
  /** Its answers to money; then it records everything. */
  refusals: object[];
  readonly money: { readonly key: string; readonly input: { readonly revision: number } }[];
  readonly asked: { readonly date: string; readonly since: string | null }[];
}

export function newServer(): Server {
  return {
    ...{ isUp: true, role: 'guide', wasEnded: false, aheadMs: 0, scans: [], fault: null, asked: [] },
    ...{ refusals: [], money: [] },
  };
}

function answer(server: Server, path: string, body: string): unknown {
  if (path === '/api/staff/sign-out') return {};
  if (path === '/api/staff/me') return { email: 'guide@example.test', name: 'Ruth', role: server.role };
  const { query, variables } = JSON.parse(body);
  if (query.includes('mutation TakeMoney')) {
    server.money.push(variables);
    return { data: { takeDoorPayment: server.refusals.shift() ?? { __typename: 'BookingChanged', replayed: false } } };
  }
  if (query.includes('mutation SendScans')) {
    if (server.fault !== null) {
      const faulty = variables.scans.map(({ id }: { id: string }) => ({ id, admitted: 0, fault: server.fault }));
      return { data: { submitScans: { __typename: 'ScansSubmitted', results: faulty } } };
    }
    for (const scan of variables.scans) if (!server.scans.some(({ id }) => id === scan.id)) server.scans.push(scan);
    const people = server.scans.reduce((sum, scan) => sum + scan.people, 0);
    const results = variables.scans.map(({ id }: { id: string }) => ({ id, admitted: people, fault: null }));
    return { data: { submitScans: { __typename: 'ScansSubmitted', results } } };
  }
  server.asked.push(variables);
  const isKnown = variables.since === 'v1';
  const people = server.scans.reduce((sum, scan) => sum + scan.people, 0);
  const doorManifest = {
    ...sampleManifest,
    date: variables.date,
    madeAt: new Date(Date.now() + server.aheadMs).toISOString(),
    admitted: people > 0 ? [{ bookingId: sampleParty.bookingId, people }] : [],
    tickets: isKnown ? null : [],
    parties: isKnown ? null : sampleManifest.parties,
  };
  return { data: { doorManifest, kitchenSheet: { deliveries: [] } } };
}

/** In place of the browser's `fetch`. */
export function answering(server: Server): typeof fetch {
  return async (path, init) => {
    if (!server.isUp) throw new TypeError('Failed to fetch');
    if (path === '/api/staff/me' && server.role === undefined) {
      const type = `urn:problem-type:hilltop:${server.wasEnded ? 'session-ended' : 'not-signed-in'}`;
      return Response.json({ type }, { status: 401 });
    }
    return Response.json(answer(server, String(path), String(init?.body)));
  };
}
