import { styled } from 'styled-components';
import { media } from '../media.js';

/** A state in words with a lamp: green for good, dark for bad, half lit for pending. */
export const StateMark = styled.span.withConfig({ shouldForwardProp: (name) => name !== 'tone' })<{
  readonly tone: 'good' | 'bad' | 'waiting';
}>`
  --lamp: ${({ tone }) => ({ good: 'var(--felt)', bad: 'var(--oxblood)', waiting: 'var(--swallow)' })[tone]};
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  white-space: nowrap;
  color: ${({ tone }) => (tone === 'bad' ? 'var(--refused)' : 'inherit')};
  font-weight: ${({ tone }) => (tone === 'bad' ? 600 : 400)};
  &::before { content: ""; flex: none; width: 9px; height: 9px; border-radius: 50%; box-shadow: inset 0 0 0 2px var(--lamp); ${({ tone }) => (tone === 'good' ? 'background: var(--lamp);' : '')} }
  ${media.forcedColors} { &::before { forced-color-adjust: none; --lamp: CanvasText; } }
`;
