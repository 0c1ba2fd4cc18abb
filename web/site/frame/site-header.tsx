import { t } from '@lingui/core/macro';
import { type MouseEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { IconButton } from '../../kit/design/controls/icon-button.js';
import { Night } from '../../kit/design/ground/ground.js';
import { media } from '../../kit/design/media.js';
import { languages } from '../../kit/words/language.js';
import { CartLink } from '../cart/cart-link.js';
import { Brand } from './brand.js';
import { currentPage } from './current-page.js';
import { HouseLink, isSpoken } from './house-link.js';
import { LanguageChoice } from './language-choice.js';
import { opensMenu } from './menu-command.js';
import { MenuSheet } from './menu-sheet.js';

const Navigation = styled.nav`
  margin-left: auto;
  ul { display: flex; gap: clamp(0px, 0.35vw, 0.5rem); }
  a { position: relative; display: grid; place-items: center; min-height: 3.5rem; padding: 0 clamp(0.3rem, 0.75vw - 0.15rem, 0.7rem); white-space: nowrap; font: 500 0.9375rem / 1 var(--ui); letter-spacing: 0.045em; color: var(--cream); text-decoration: none; }
  a:hover, a[aria-current] { color: var(--brass-lit); }
  svg { position: absolute; left: 50%; bottom: 1px; translate: -50% 0; }
  @media (max-width: 79rem) { [data-wide] { display: none; } }
  ${media.belowNavigation} { display: none; }
`;

/** Others are in the menu and the footer, where they say in which language they are. */
const main = thisHouse.navigation.main.filter(({ to }) => isSpoken(to));

/** Below 1100 px the menu sheet replaces it. */
function MainNavigation() {
  const { pathname } = useLocation();
  return (
    <Navigation aria-label={t`Main`}>
      <ul>
        {main.map(({ to, label, isWideOnly }) => {
          const current = currentPage(to, pathname);
          return (
            <li key={to} data-wide={isWideOnly}>
              <HouseLink to={to} aria-current={current}>
                {label}
                {current ? <thisHouse.Ornament width={30} /> : null}
              </HouseLink>
            </li>
          );
        })}
        {languages.length > 1 ? (
          <li>
            <LanguageChoice />
          </li>
        ) : null}
      </ul>
    </Navigation>
  );
}

/** A shorter scroll is no change of direction: fingers tremble. */
const TREMBLE_PX = 8;

/** Whether the visitor is past the first screen and last scrolled downward. */
function useReadingDown(): boolean {
  const [readingDown, setReadingDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = (): void => {
      const top = window.scrollY;
      if (Math.abs(top - last) < TREMBLE_PX) return;
      setReadingDown(top > last && top > window.innerHeight);
      last = top;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return readingDown;
}

/**
 * Stays at the top. From the second screen on, while the visitor scrolls down, it is lower and shows only logo, booking
 * button and tools, without a new layout. Focus in the bar brings all back.
 */
const Bar = styled(Night)`
  --less: 1rem;
  position: sticky;
  top: 0;
  z-index: 30;
  border-bottom: 1px solid var(--brass);
  box-shadow: 0 3px 0 var(--night), 0 4px 0 var(--brass);
  &, > div > * { transition: transform var(--slow) var(--ease); }
  nav, > div > a > span { transition: opacity var(--fast) var(--ease); }
  &[data-reading-down]:not(:focus-within) {
    transform: translateY(calc(-1 * var(--less)));
    > div > * { transform: translateY(calc(var(--less) / 2)); }
    nav, > div > a > span { opacity: 0; pointer-events: none; }
  }
  ${media.belowNavigation} { --less: 0.75rem; }
  ${media.print} { display: none; }
`;

const Inside = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  min-height: 4.5rem;
  max-width: max(96rem, var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  ${media.belowNavigation} { min-height: 3.75rem; gap: var(--s-2); }
  @media (max-width: 30rem) { padding-inline: 0.75rem; gap: 0; }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  > a { min-width: 6rem; }
  @media (max-width: 78rem) { > a { min-width: 4.5rem; padding-inline: var(--s-3); } }
  ${media.belowNavigation} { margin-left: auto; gap: 0; > a { margin-right: var(--s-1); } }
`;

const MenuButton = styled.div`
  display: none;
  color: var(--brass-lit);
  ${media.belowNavigation} { display: block; }
`;

export function SiteHeader() {
  const [menuOpen, setMenuOpen] = useState(false);
  const readingDown = useReadingDown();
  const openMenu = (event: MouseEvent): void => {
    // After hydration the page opens it; the command would open it a second time.
    event.preventDefault();
    setMenuOpen(true);
  };
  return (
    <Bar as="header" data-reading-down={readingDown ? '' : undefined}>
      <Inside>
        <Brand />
        <MainNavigation />
        <Tools>
          <ButtonLink to="/tours" small>
            {t({ message: 'Book', context: 'verb' })}
          </ButtonLink>
          <CartLink />
          <MenuButton>
            <IconButton {...opensMenu} icon="menu" label={t`Menu`} aria-expanded={menuOpen} onClick={openMenu} />
          </MenuButton>
        </Tools>
      </Inside>
      <MenuSheet open={menuOpen} onClose={() => setMenuOpen(false)} />
    </Bar>
  );
}
