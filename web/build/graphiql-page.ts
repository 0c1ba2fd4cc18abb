import type { Plugin } from 'vite';

/** Serves GraphiQL to browsers at `/graphql`, in development only. API calls go to the gateway. */
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
