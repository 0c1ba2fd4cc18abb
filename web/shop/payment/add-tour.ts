import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';
import type { AddTourToCartMutation, AddTourToCartMutationVariables } from '../../generated/operations.js';

type Answer = AddTourToCartMutation['addTourToCart'];

export type TourLine = AddTourToCartMutationVariables['input'];
export type TourRefusal = Exclude<Answer, { readonly __typename: 'CartTourSaved' }>;

/** Where the visitor goes on. */
export type AfterAdding = 'store' | 'checkout';

/** With the code that is typed, if any. `codeRefused`: nothing was done, and the field of the code says why. */
export type AddTour = (
  client: ApolloClient,
  tour: { readonly name: string; readonly line: TourLine },
  next: AfterAdding,
) => Promise<'done' | 'codeRefused' | 'unanswered' | TourRefusal>;

/** Undefined if there is no cart. */
export const AddTourContext = createContext<AddTour | undefined>(undefined);
