import type { Plugin } from 'vite';

/** Answers a browser that opens `/graphql` with GraphiQL, in development only. Calls go on to the gateway. */
export function graphiqlPage(): Plugin {
  return {
    name: 'hilltop:graphiql-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/graphql', async (request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
        const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
        const page = renderGraphiQL({ endpoint: '/graphql', title: 'Hilltop GraphiQL' });
        response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      });
    },
  };
}
