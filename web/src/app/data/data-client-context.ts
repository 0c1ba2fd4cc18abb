import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';

/** The data client of a page that is drawn to be sent; in the browser there is the one of the visit. */
export const DataClientContext = createContext<ApolloClient | undefined>(undefined);
