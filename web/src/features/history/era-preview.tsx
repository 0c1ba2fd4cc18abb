import { styled } from 'styled-components';
import type { Era } from '../../content/eras.js';
import { Claims } from '../../design/marks/claims.js';
import { media } from '../../design/media.js';

/** From 960 px over the foot of its strip; on narrower screens it replaces the hint below the line. */
const Tip = styled.span`
  position: absolute;
  z-index: 1;
  inset: auto 0 3.25rem;
  display: grid;
  gap: var(--s-1);
  padding: var(--s-4) var(--s-3) var(--s-3);
  text-align: left;
  color: var(--cream);
  background: rgb(13 20 23 / 0.94);
  box-shadow: inset 0 1px 0 var(--brass), inset 0 3px 0 var(--night), inset 0 4px 0 var(--brass);
  opacity: 0;
  visibility: hidden;
  transform: translateY(8px);
  transition: opacity var(--fast) var(--ease), transform var(--fast) var(--ease), visibility var(--fast);
  pointer-events: none;
  &[data-shown] { opacity: 1; visibility: visible; transform: none; }
  b { font: 400 1.1875rem / 1.15 var(--title); color: var(--brass-lit); overflow-wrap: anywhere; hyphens: auto; }
  span { font: 400 var(--t-2) / 1.35 var(--ui); }
  i { margin-top: var(--s-1); font: 600 var(--t-1) / 1.3 var(--ui); letter-spacing: 0.04em; color: var(--brass-lit); }
  ${media.belowDesktop} {
    inset: auto 0 0;
    align-content: center;
    gap: 1px;
    min-height: 6rem;
    padding: var(--s-2) 0;
    background: var(--night);
    box-shadow: none;
    b { padding-right: 8rem; font-size: var(--t-4); line-height: 1.2; }
    i { position: absolute; right: 0; top: 0.6rem; margin: 0; }
  }
`;

/** An era's preview: title, description, hint to click. The button's label says the same. */
export function EraPreview({ era, isShown }: { readonly era: Era; readonly isShown: boolean }) {
  return (
    <Tip aria-hidden="true" data-shown={isShown || undefined}>
      <b>{era.title}</b>
      <span>
        <Claims text={era.preview} />
      </span>
      <i>Click to explore</i>
    </Tip>
  );
}
