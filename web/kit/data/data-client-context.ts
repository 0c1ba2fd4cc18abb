import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';

/** The client of a page that the server is rendering; the browser has one per visit. */
export const DataClientContext = createContext<ApolloClient | undefined>(undefined);
