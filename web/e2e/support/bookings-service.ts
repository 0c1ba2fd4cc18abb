import type { APIRequestContext, Page } from '@playwright/test';

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
