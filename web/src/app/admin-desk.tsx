import { ApolloProvider } from '@apollo/client/react';
import { AdminPage } from '../features/admin/admin-page.js';
import { dataClient } from './data-client.js';

/** The panel, with the site's data client. */
export const AdminDesk = () => (
  <ApolloProvider client={dataClient}>
    <AdminPage />
  </ApolloProvider>
);
