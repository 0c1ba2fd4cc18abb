import { styled } from 'styled-components';
import { Icon } from '../../kit/design/marks/icon.js';
import { media } from '../../kit/design/media.js';
import { DoorIcon } from '../parts/door-icon.js';
import type { Section } from './use-section.js';

const Bar = styled.nav`
  position: sticky;
  z-index: 20;
  bottom: 0;
  background: var(--paper-raised);
  border-top: 1px solid var(--paper-edge);
  padding-bottom: env(safe-area-inset-bottom);
  ul { display: grid; grid-template-columns: repeat(4, 1fr); }
  a { display: grid; justify-items: center; align-content: center; gap: 3px; min-height: 4rem; font: 500 var(--t-2)/1 var(--ui); text-decoration: none; color: var(--ink-soft); border-top: 4px solid transparent; }
  a[aria-current] { color: var(--ink); font-weight: 600; background: var(--paper-sunk); border-color: var(--brass-deep); }
  ${media.print} { display: none; }
`;

const entries = [
  ['sheet', 'Day sheet', <Icon key="sheet" name="people" size={26} />],
  ['scan', 'Scan', <DoorIcon key="scan" name="scan" size={26} />],
  ['walk-up', 'Walk-up', <Icon key="walk-up" name="plus" size={26} />],
  ['kitchen', 'Kitchen', <DoorIcon key="kitchen" name="food" size={26} />],
] as const;

/** The sections, at the bottom edge. */
export function DoorNavigation({ section }: { readonly section: Section }) {
  return (
    <Bar aria-label="Door" data-bar="">
      <ul>
        {entries.map(([name, words, sign]) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === section ? 'page' : undefined}>
              {sign}
              <span>{words}</span>
            </a>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
