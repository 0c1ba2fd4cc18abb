import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FoundGroup } from './found-places.js';

const List = styled.div`
  position: absolute;
  z-index: 30;
  inset: calc(100% + 4px) 0 auto auto;
  width: max(100%, 20rem);
  max-width: calc(100vw - 2 * var(--gutter));
  max-height: min(32rem, 70svh);
  overflow: auto;
  padding-block: var(--s-2);
  background: var(--raised);
  border: 1px solid var(--edge);
  box-shadow: 0 12px 30px rgb(29 26 22 / 0.18);
  section > p { padding: var(--s-2) var(--s-4) 0; font: 600 var(--t-1)/1.3 var(--ui); color: var(--fg-soft); }
  > p { padding: var(--s-2) var(--s-4); font-size: var(--t-2); }
  a { display: grid; align-content: center; min-height: var(--target); padding: var(--s-1) var(--s-4); color: var(--fg); text-decoration: none; overflow-wrap: anywhere; }
  a:hover, a:focus { background: var(--hover); }
  a:focus-visible { outline-offset: -3px; }
  small { color: var(--fg-soft); font-size: var(--t-1); }
`;

interface FoundListProps {
  /** Undefined until the latest text has been searched for. */
  readonly groups: readonly FoundGroup[] | undefined;
  readonly hasFailed: boolean;
  readonly onFollow: () => void;
}

export function FoundList({ groups, hasFailed, onFollow }: FoundListProps) {
  return (
    <List>
      {hasFailed ? <p>The search did not answer. Please try again.</p> : null}
      {groups?.length === 0 && !hasFailed ? <p>Nothing found.</p> : null}
      {(groups ?? []).map(({ title, places }) => (
        <section key={title} aria-label={title}>
          <p aria-hidden="true">{title}</p>
          <ul>
            {places.map(({ to, name, detail }) => (
              <li key={`${to} ${detail}`}>
                <Link to={to} onClick={onFollow}>
                  {name}
                  {detail === '' ? null : <small>{detail}</small>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </List>
  );
}
