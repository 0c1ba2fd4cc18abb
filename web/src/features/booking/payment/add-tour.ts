import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';
import type { AddTourToCartMutation, AddTourToCartMutationVariables } from '../../../generated/operations.js';

type Answer = AddTourToCartMutation['addTourToCart'];

export type TourLine = AddTourToCartMutationVariables['input'];
export type TourRefusal = Exclude<Answer, { readonly __typename: 'CartTourSaved' }>;

/** Puts a tour into the cart: done, refused with a reason, or not known. */
export type AddTour = (
  client: ApolloClient,
  tour: { readonly name: string; readonly line: TourLine },
) => Promise<'done' | 'unanswered' | TourRefusal>;

/** How the page adds a tour to the cart; undefined where there is none. */
export const AddTourContext = createContext<AddTour | undefined>(undefined);
