import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';

type Parts = { readonly parts: readonly { readonly name: string; readonly pid: number }[] };

/** Process ids of the bookings service, one a replica, from the launcher's own list. */
const bookingsProcesses = (): readonly number[] => {
  const file = process.env.RUN_FILE;
  if (!file) throw new Error('RUN_FILE is not set: it names the launcher’s list of parts, <data>/run/parts.json');
  const { parts } = JSON.parse(readFileSync(file, 'utf8')) as Parts;
  return parts.filter(({ name }) => /^bookings(-\d+)?$/.test(name)).map(({ pid }) => pid);
};

/** Lets the bookings service stand still, as a machine under load does, while something is done; then it goes on. */
export const pausedBookings = async (work: () => Promise<void>): Promise<void> => {
  const processes = bookingsProcesses();
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
};

/** Ids of the holds that the page is given, oldest first. */
export const heldIds = (page: Page): (() => Promise<readonly string[]>) => {
  const answers: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    const asked = response.request().postDataJSON() as { operationName?: string } | null;
    if (asked?.operationName !== 'HoldSeats') return;
    answers.push(response.json().then((body: { data: { holdSeats: { id?: string } } }) => body.data.holdSeats.id));
  });
  return async () => (await Promise.all(answers)).filter((id) => id !== undefined);
};

/** Gives seats back behind the visitor's back, as their running out does. */
export const releaseHold = async (request: APIRequestContext, holdId: string): Promise<void> => {
  const query = 'mutation Release($holdId: ID!) { releaseHold(holdId: $holdId) { __typename } }';
  const response = await request.post('/graphql', { data: { query, variables: { holdId } } });
  const body = (await response.json()) as { data: { releaseHold: { __typename: string } } };
  if (body.data.releaseHold.__typename !== 'HoldReleased') throw new Error('The hold was not given back');
};
