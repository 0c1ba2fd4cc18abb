import { styled } from 'styled-components';

export type AnswerState = 'known' | 'unconfirmed' | 'unknown';

const Card = styled.div`
  --mark: var(--felt);
  display: grid;
  gap: var(--s-2);
  align-content: start;
  padding: var(--s-4);
  border: 1px solid var(--paper-line);
  border-left: 6px double var(--mark);
  background: var(--paper-raised);
  color: var(--ink);
  overflow-wrap: anywhere;
  h3, strong { font: 400 var(--t-5) / 1.2 var(--title); }
  p { font: 400 var(--t-4) / 1.5 var(--text); }
  small { display: flex; align-items: center; gap: var(--s-2); font: 500 var(--t-2) / 1.4 var(--ui); color: var(--ink-soft); }
  small::before { content: ""; flex: none; width: 0.75em; height: 0.75em; border: 2px solid var(--mark); border-radius: 50%; background: var(--mark); }
  &[data-state='unconfirmed'] { --mark: var(--brass-deep); small::before { background: linear-gradient(90deg, var(--mark) 50%, transparent 0); } }
  &[data-state='unknown'] { --mark: var(--oxblood); small::before { background: none; } }
`;

interface AnswerCardProps {
  readonly question: string;
  readonly answer: string;
  readonly state: AnswerState;
  /** The source of a known answer; by default the house. */
  readonly source?: string | null | undefined;
  /** A preview has no heading, because it is not in the page's outline. */
  readonly heading?: 'h3' | 'strong';
}

function markWords({ state, source }: Pick<AnswerCardProps, 'state' | 'source'>): string {
  if (state === 'known') return source ? `Source: ${source}` : 'Confirmed by us';
  return state === 'unconfirmed' ? 'To be confirmed' : 'Not known yet';
}

/** A question, its answer and its source, in words and as a mark. */
export function AnswerCard({ question, answer, state, source, heading: Heading = 'h3' }: AnswerCardProps) {
  return (
    <Card data-state={state}>
      <Heading>{question}</Heading>
      <p>{answer}</p>
      <small>{markWords({ state, source })}</small>
    </Card>
  );
}
