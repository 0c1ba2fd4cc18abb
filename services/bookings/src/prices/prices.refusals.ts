import type { Refusal } from '@hilltop/platform/outcome/refusal';

export interface TypeNotSold extends Refusal<'TypeNotSold'> {
  readonly type: string;
  /** Its name. */
  readonly tour: string;
}

export interface TooManyOfType extends Refusal<'TooManyOfType'> {
  readonly type: string;
  readonly max: number;
}

export interface ChildrenNeedAnAdult extends Refusal<'ChildrenNeedAnAdult'> {
  /** Children that one adult can bring. */
  readonly perAdults: number;
}

export type PartyRefusal = TypeNotSold | TooManyOfType | ChildrenNeedAnAdult;

export function typeNotSold(type: string, tour: string): TypeNotSold {
  const message = `${tour} has no tickets of this kind. Please choose another kind.`;
  return { __typename: 'TypeNotSold', message, type, tour };
}

export function tooManyOfType(type: string, plural: string, max: number): TooManyOfType {
  const message = `A party can have at most ${max} ${plural}.`;
  return { __typename: 'TooManyOfType', message, type, max };
}

/** @param max guests who could bring one */
export function comesWithAGuest(type: string, plural: string, max: number): TooManyOfType {
  const message = `For ${plural}, as many other guests are needed. Please add a guest.`;
  return { __typename: 'TooManyOfType', message, type, max };
}

export function childrenNeedAnAdult(plural: string, perAdults: number): ChildrenNeedAnAdult {
  const message = `${capital(plural)} need an adult. One adult can bring up to ${perAdults}. Please add an adult.`;
  return { __typename: 'ChildrenNeedAnAdult', message, perAdults };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
