import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';

const Bar = styled.div`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  ${media.belowDesktop} {
    position: sticky;
    bottom: 0;
    z-index: 20;
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--s-3) var(--gutter) calc(var(--s-3) + env(safe-area-inset-bottom));
    background: var(--paper-raised);
    border-top: 1px solid var(--brass-deep);
    box-shadow: 0 -4px 0 -1px var(--paper-raised), 0 -4px 0 0 var(--brass-deep), 0 -18px 24px -12px rgb(29 26 22 / 0.22);
  }
  ${media.fromDesktop} { > button, > a { flex: 1; } }
  ${media.shallow} { position: static; }
  ${media.tiny} { flex-wrap: wrap; }
  ${media.print} { display: none; }
`;

const Sum = styled.p`
  flex: 1 1 auto;
  min-width: 0;
  font-size: var(--t-2);
  line-height: 1.3;
  b { display: block; font-weight: 600; font-size: var(--t-3); font-variant-numeric: tabular-nums; }
  ${media.fromDesktop} { display: none; }
`;

interface ActionBarProps {
  /** The choice so far, in a few words; shown only where the bar is sticky. */
  readonly summary?: string | undefined;
  readonly amount?: string | undefined;
  /** The primary one last. */
  readonly children: ReactNode;
}

/** Below the ticket on a wide screen; sticky at the bottom of the window below 960 px. */
export function ActionBar({ summary, amount, children }: ActionBarProps) {
  return (
    <Bar data-bar="">
      {summary || amount ? (
        <Sum>
          {summary}
          {amount ? <b>{amount}</b> : null}
        </Sum>
      ) : null}
      {children}
    </Bar>
  );
}
