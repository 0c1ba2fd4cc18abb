import { styled } from 'styled-components';
import { type AnswerState, WhoseWord } from './whose-word.js';

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
  &[data-state='unconfirmed'] { --mark: var(--brass-deep); }
  &[data-state='unknown'] { --mark: var(--oxblood); }
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

/** A question, its answer and its source, in words and as a mark. */
export function AnswerCard({ question, answer, state, source, heading: Heading = 'h3' }: AnswerCardProps) {
  return (
    <Card data-state={state}>
      <Heading>{question}</Heading>
      <p>{answer}</p>
      <WhoseWord state={state} source={source} />
    </Card>
  );
}
