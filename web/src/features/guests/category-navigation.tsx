import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type GuestCategory, guestCategories } from '../../content/guests/guests.js';
import { Icon } from '../../design/marks/icon.js';
import { TextLink } from '../../design/type/text-link.js';
import { categoryAddress, guestsPath } from './category-in-address.js';
import { guestCount } from './guest-count.js';
import { SuitSign } from './suit-sign.js';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s-2) var(--s-4);
  margin-bottom: var(--s-7);
  > a { display: inline-flex; align-items: center; gap: var(--s-2); min-height: var(--target); padding-right: var(--s-2); }
  ul { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--s-2); }
  li a { display: inline-flex; align-items: center; gap: var(--s-2); min-height: var(--target); padding: var(--s-2) var(--s-4); border-radius: var(--r-chip); font: 500 var(--t-3) / 1.2 var(--ui); white-space: nowrap; color: var(--cream); text-decoration: none; box-shadow: inset 0 0 0 1px var(--edge); }
  svg { flex: none; }
  li a:hover { background: var(--hover); }
  li a[aria-current] { background: var(--night); color: var(--brass-lit); font-weight: 600; box-shadow: inset 0 0 0 3px var(--night), inset 0 0 0 4px var(--brass); }
  /* one row that scrolls sideways, edge to edge */
  @media (max-width: 39.99rem) {
    display: block;
    margin-bottom: var(--s-5);
    ul { flex-wrap: nowrap; justify-content: start; margin-inline: calc(-1 * var(--gutter)); padding: 10px var(--gutter); overflow-x: auto; scrollbar-width: none; scroll-padding-inline: var(--gutter); }
  }
`;

/** Links to the overview and the other four categories. */
export function CategoryNavigation({ current }: { readonly current: GuestCategory }) {
  return (
    <Bar aria-label="Categories of guests">
      <TextLink to={guestsPath}>
        <Icon name="back" size={20} />
        All categories
      </TextLink>
      <ul>
        {guestCategories.map((category) => (
          <li key={category.id}>
            <Link
              to={categoryAddress(category)}
              aria-current={category.id === current.id ? 'page' : undefined}
              aria-label={`${category.title}, ${guestCount(category.guests.length)}`}
            >
              <SuitSign suit={category.suit} size={16} />
              {category.title}
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
