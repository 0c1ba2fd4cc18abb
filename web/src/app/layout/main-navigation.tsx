import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { mainNavigation } from '../../content/navigation.js';
import { FanMark } from '../../design/marks/fan-mark.js';
import { media } from '../../design/media.js';
import { currentPage } from './current-page.js';

const Navigation = styled.nav`
  margin-left: auto;
  ul { display: flex; gap: clamp(0px, 0.35vw, 0.5rem); }
  a { position: relative; display: grid; place-items: center; min-height: 3.5rem; padding: 0 clamp(0.3rem, 0.75vw - 0.15rem, 0.7rem); white-space: nowrap; font: 500 0.9375rem / 1 var(--ui); letter-spacing: 0.045em; color: var(--cream); text-decoration: none; }
  a:hover, a[aria-current] { color: var(--brass-lit); }
  svg { position: absolute; left: 50%; bottom: 1px; translate: -50% 0; }
  ${media.belowNavigation} { display: none; }
`;

/** The header's navigation. Below 1100 px the menu sheet replaces it. */
export function MainNavigation() {
  const { pathname } = useLocation();
  return (
    <Navigation aria-label="Main">
      <ul>
        {mainNavigation.map(({ to, label }) => {
          const current = currentPage(to, pathname);
          return (
            <li key={to}>
              <Link to={to} aria-current={current}>
                {label}
                {current ? <FanMark width={30} /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </Navigation>
  );
}
