import { ApolloProvider } from '@apollo/client/react';
import { useContext } from 'react';
import { Outlet } from 'react-router-dom';
import { dataClient } from './data-client.js';
import { DataClientContext } from './data-client-context.js';

/** For pages that query the gateway; other pages never load the client. */
export function DataLayout() {
  return (
    <ApolloProvider client={useContext(DataClientContext) ?? dataClient}>
      <Outlet />
    </ApolloProvider>
  );
}
