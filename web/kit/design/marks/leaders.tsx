import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../media.js';

export interface LeaderFact {
  readonly term: string;
  readonly value: ReactNode;
  /** Larger, in the title font: a price. */
  readonly grand?: boolean;
  /** Too long for the line, perhaps without a space: the value gets lines of its own below the term. */
  readonly long?: boolean;
}

const List = styled.dl`
  display: grid;
  gap: var(--leaders-gap, var(--s-2));
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--s-2);
  dt { flex: 0 1 auto; }
  &::before { content: ""; order: 1; flex: 1 1 1.5rem; min-width: 1rem; border-bottom: 2px dotted var(--edge); transform: translateY(-0.2em); opacity: 0.75; }
  dd { order: 2; flex: 0 1 auto; text-align: right; text-wrap: balance; font-weight: 500; font-variant-numeric: tabular-nums; }
  dd a { display: inline-flex; align-items: center; min-height: var(--target); }
  &[data-grand] dd { font: 400 var(--t-6)/1 var(--title); color: var(--heading); }
  &[data-long] { flex-wrap: wrap; row-gap: 0; dd { flex: 1 1 100%; min-width: 0; overflow-wrap: anywhere; text-wrap: wrap; } }
  ${media.print} { &[data-long] dd { font-size: 7.5pt; line-height: 1.2; } }
  ${media.tiny} { flex-wrap: wrap; }
`;

/** Terms and values joined by dot leaders, as on a menu. A long value wraps on the right. */
export function Leaders({ facts, className }: { readonly facts: readonly LeaderFact[]; readonly className?: string }) {
  return (
    <List className={className}>
      {facts.map(({ term, value, grand, long }) => (
        <Line key={term} data-grand={grand || undefined} data-long={long || undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Line>
      ))}
    </List>
  );
}
