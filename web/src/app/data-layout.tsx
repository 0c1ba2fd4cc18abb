import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from './apollo-client.js';

/** Round the pages that read from the gateway; the others never load the client. */
export const DataLayout = () => {
  const [client] = useState(createApolloClient);
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
};
