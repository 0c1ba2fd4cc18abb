import type { ApolloClient } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { RemoveCodeDocument, UseCodeDocument } from '../../generated/operations.js';
import { inTurn } from './cart-queue.js';
import { cartSession } from './cart-session.js';
import { fetchCart } from './read-cart.js';

const UNANSWERED = t`No answer from the server. Please try again.`;

interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly message: string }[];
}

/** Makes a change, then reads the cart. @returns undefined without an answer */
function changed(client: ApolloClient, send: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
  return inTurn(async () => {
    const answer = await send().catch(() => undefined);
    await fetchCart(client);
    return answer;
  });
}

function refusalOf(answer: Answer | undefined): string | undefined {
  return answer === undefined ? UNANSWERED : (answer.fields?.[0]?.message ?? answer.message);
}

function use(client: ApolloClient, code: string): Promise<Answer | undefined> {
  return changed(client, async () => {
    const variables = { sessionId: cartSession(), input: { code } };
    return (await client.mutate({ mutation: UseCodeDocument, variables })).data?.useCode;
  });
}

/** The code of a voucher or a discount. @returns why it was refused; undefined on success */
export async function sendCode(client: ApolloClient, code: string): Promise<string | undefined> {
  return refusalOf(await use(client, code));
}

/**
 * The same before more is put into the cart. @returns why it was refused; `later` for a discount that is open and needs something that
 * the cart does not have yet; undefined when it is used
 */
export async function tryCode(
  client: ApolloClient,
  code: string,
): Promise<{ readonly refused: string } | 'later' | undefined> {
  const answer = await use(client, code);
  if (answer?.__typename === 'CodeNotForThis') return 'later';
  const refused = refusalOf(answer);
  return refused === undefined ? undefined : { refused };
}

/** @param voucherId null for the discount code @returns why it was refused; undefined on success */
export async function removeCode(client: ApolloClient, voucherId: string | null): Promise<string | undefined> {
  const answer = await changed(client, async () => {
    const variables = { sessionId: cartSession(), voucherId };
    return (await client.mutate({ mutation: RemoveCodeDocument, variables })).data?.removeCode;
  });
  return refusalOf(answer);
}
