import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';

const Panel = styled.aside`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-4);
  background: var(--raised);
  border: 1px solid var(--line);
  border-top: 6px double var(--rule);
  blockquote { margin: 0; padding-left: var(--s-4); border-left: 5px double var(--rule); font: 400 var(--t-4)/1.5 var(--text); }
  dl { display: grid; gap: var(--s-1); margin: 0; }
  dl > div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
  [data-sum] { font-weight: 600; font-size: var(--t-4); border-top: 1px solid var(--line); padding-top: var(--s-2); }
  button { width: 100%; }
  ${media.fromWide} { position: sticky; top: var(--s-4); }
`;

interface SayItBackProps {
  readonly title: string;
  readonly sentence: string;
  readonly children: ReactNode;
}

export function SayItBack({ title, sentence, children }: SayItBackProps) {
  return (
    <Panel aria-label={title}>
      <h3>{title}</h3>
      <blockquote>“{sentence}”</blockquote>
      {children}
    </Panel>
  );
}
