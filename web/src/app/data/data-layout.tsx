import { ApolloProvider } from '@apollo/client/react';
import { useContext } from 'react';
import { Outlet } from 'react-router-dom';
import { dataClient } from './data-client.js';
import { DataClientContext } from './data-client-context.js';

/** Wraps the pages that query the gateway; the others never load the client. */
export function DataLayout() {
  return (
    <ApolloProvider client={useContext(DataClientContext) ?? dataClient}>
      <Outlet />
    </ApolloProvider>
  );
}
