import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { MyGroupDocument } from '../../generated/operations.js';
import type { MyGroup } from './group-words.js';

/** The panels of a group's page. */
export interface PanelProps {
  readonly group: MyGroup;
  readonly token: string;
  readonly answers: GroupAnswers;
}

type Answer =
  | 'unanswered'
  | MyGroup
  | { readonly __typename: string; readonly message: string; readonly group?: MyGroup };

export interface GroupAnswers {
  /** Shows the group as it is now. */
  readonly show: (group: MyGroup) => void;
  /** Says above what was done. */
  readonly say: (text: string) => void;
  /** Shows the group of a refusal. @returns whether the refusal is said above: what was tried may no longer be offered */
  readonly refusedAbove: (answer: Answer) => boolean;
}

/** What the answers to changes do to the page. A group has no id, so the cache does not find it by itself. */
export function useGroupAnswers(token: string, say: (text: string, isRefused?: boolean) => void): GroupAnswers {
  const { cache } = useApolloClient();
  const show = (group: MyGroup): void => {
    cache.writeQuery({ query: MyGroupDocument, variables: { token }, data: { __typename: 'Query', myGroup: group } });
  };
  const refusedAbove = (answer: Answer): boolean => {
    if (answer === 'unanswered' || !('message' in answer) || answer.group === undefined) return false;
    show(answer.group);
    const isAbove = answer.__typename === 'MyGroupChanged' || answer.group.step !== null;
    if (isAbove) say(answer.message, true);
    return isAbove;
  };
  return { show, say, refusedAbove };
}

export const UNANSWERED = {
  title: t`No answer`,
  text: t`We didn’t get an answer. Please press the button again: nothing is done twice.`,
} as const;
