import type { ApolloServerPlugin } from '@apollo/server';
import { retryAfterSeconds, subgraphCodes } from '../errors/subgraph-errors.js';
import type { GatewayContext } from '../supergraph/gateway-context.js';

/** 503 with `Retry-After` when an overload left no data at all; a response with some data stays 200. */
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
