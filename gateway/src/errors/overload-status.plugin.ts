import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayContext } from '../session/gateway-context.js';
import { retryAfterSeconds, subgraphCodes } from '../supergraph/subgraph/subgraph-errors.js';

/**
 * An operation of which nothing was done because there was no room is answered 503 with `Retry-After`, so that proxies
 * and clients that know nothing of GraphQL back off. Anything that has an answer, even to a part, stays 200.
 */
export const overloadStatusPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== 'single') return;
        const { data, errors } = response.body.singleResult;
        const answered = Object.values(data ?? {}).some((value) => value !== null);
        if (answered || !errors?.some(({ extensions }) => extensions?.code === subgraphCodes.overloaded)) return;
        response.http.status = 503;
        response.http.headers.set('retry-after', String(retryAfterSeconds));
      },
    };
  },
};
