import { t } from '@lingui/core/macro';
import { styled } from 'styled-components';

export type AnswerState = 'known' | 'unconfirmed' | 'unknown';

interface WhoseWordProps {
  readonly state: AnswerState;
  /** The source of a known answer; by default the house. */
  readonly source?: string | null | undefined;
}

const Words = styled.small`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  font: 500 var(--t-2) / 1.4 var(--ui);
  color: var(--fg-soft, var(--ink-soft));
  &::before { content: ""; flex: none; width: 0.75em; height: 0.75em; border: 2px solid var(--mark, currentColor); border-radius: 50%; background: var(--mark, currentColor); }
  &[data-state='unconfirmed']::before { background: linear-gradient(90deg, var(--mark, currentColor) 50%, transparent 0); }
  &[data-state='unknown']::before { background: none; }
`;

/** Whose word an answer is, in words and as a mark: full, half or empty. */
export function WhoseWord({ state, source }: WhoseWordProps) {
  const known = source ? t`Source: ${source}` : t`Confirmed by us`;
  const words = { known, unconfirmed: t`To be confirmed`, unknown: t`Not known yet` } as const;
  return <Words data-state={state}>{words[state]}</Words>;
}
