import { styled } from 'styled-components';

/** The figures of a report: label, number and note, each a link to its details. */
export const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr));
  background: var(--raised);
  border: 1px solid var(--line);
  a {
    display: grid;
    gap: 2px;
    align-content: start;
    height: 100%;
    padding: var(--s-3) var(--s-4);
    color: inherit;
    text-decoration: none;
  }
  a:hover { background: var(--hover); }
  a:focus-visible { outline-offset: -4px; }
  span { font-size: var(--t-2); color: var(--fg-soft); }
  span:first-child { color: var(--fg); font-weight: 500; }
  strong { font: 600 var(--t-5)/1.2 var(--ui); font-variant-numeric: tabular-nums; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 4px; }
`;
