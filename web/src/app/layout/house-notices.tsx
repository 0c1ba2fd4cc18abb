import { styled } from 'styled-components';
import { media } from '../../design/media.js';
import { useHouse } from '../../document/use-house.js';

const Notices = styled.aside`
  background: var(--paper);
  color: var(--ink);
  p { padding: var(--s-3) var(--gutter); border-bottom: 1px solid var(--paper-line); background: var(--swallow-tint); font: 500 var(--t-3) / 1.4 var(--ui); text-align: center; text-wrap: balance; }
  p[data-level='warning'] { background: var(--oxblood-tint); color: var(--oxblood); font-weight: 600; }
  ${media.print} { display: none; }
`;

/** Notices of the house, above every page. */
export function HouseNotices() {
  const notices = useHouse()?.notices ?? [];
  if (notices.length === 0) return null;
  return (
    <Notices aria-label="From the house">
      {notices.map(({ id, text, level }) => (
        <p key={id} data-level={level}>
          {text}
        </p>
      ))}
    </Notices>
  );
}
