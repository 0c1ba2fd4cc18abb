import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Category, categories, onShelf, type StoreProduct } from './shelf.js';

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  a { display: inline-flex; align-items: center; min-height: var(--target); padding: var(--s-2) var(--s-4); gap: var(--s-2); font: 500 var(--t-3)/1.2 var(--ui); color: var(--fg); background: var(--raised); box-shadow: inset 0 0 0 1px var(--edge); border-radius: var(--r-chip); text-decoration: none; }
  a:hover { background: var(--hover); }
  a[aria-current] { background: var(--night); color: var(--brass-lit); box-shadow: inset 0 0 0 3px var(--night), inset 0 0 0 4px var(--brass); font-weight: 600; }
  /* The same width before and after the products load. */
  span { min-width: 1ch; font-size: var(--t-2); font-variant-numeric: tabular-nums; }
  li:first-child span { min-width: 2ch; }
  /* On a phone, two rows of three, or three of two on the narrowest. */
  @media (max-width: 35.99rem) { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); a { justify-content: center; width: 100%; padding-inline: var(--s-1); gap: 6px; font-size: var(--t-2); } }
  @media (max-width: 22.99rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 16rem) { grid-template-columns: minmax(0, 1fr); }
  @media (forced-colors: active) { a { border: 1px solid; } a[aria-current] { border: 3px solid Highlight; } }
`;

interface CategoryBadgesProps {
  /** Undefined while loading: the categories are known, the products are not. */
  readonly products: readonly StoreProduct[] | undefined;
  readonly chosen: Category | undefined;
}

/** Links to the categories, with counts, so that the URL names the category and Back works. */
export function CategoryBadges({ products, chosen }: CategoryBadgesProps) {
  return (
    <nav aria-label="Category">
      <Badges>
        {[undefined, ...categories].map((category) => (
          <li key={category ?? 'all'}>
            <Link
              to={{ search: category === undefined ? '' : `?category=${category}` }}
              preventScrollReset
              aria-current={category === chosen ? 'true' : undefined}
            >
              {category ?? 'All'} <span>{products && onShelf(products, category).length}</span>
            </Link>
          </li>
        ))}
      </Badges>
    </nav>
  );
}
