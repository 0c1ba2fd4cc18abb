import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from './apollo-client.js';

/** One for the visit: what was read on one page is there on the next. */
const client = createApolloClient();

/** Round the pages that read from the gateway; the others never load the client. */
export const DataLayout = () => (
  <ApolloProvider client={client}>
    <Outlet />
  </ApolloProvider>
);
