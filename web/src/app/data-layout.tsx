import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { dataClient } from './data-client.js';

/** Round the pages that read from the gateway; the others never load the client. */
export const DataLayout = () => (
  <ApolloProvider client={dataClient}>
    <Outlet />
  </ApolloProvider>
);
