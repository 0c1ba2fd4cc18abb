import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';

/** The client of a page that is being rendered on the server; the browser has one per visit. */
export const DataClientContext = createContext<ApolloClient | undefined>(undefined);
