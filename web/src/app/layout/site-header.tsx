import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../design/controls/icon-button.js';
import { Night } from '../../design/ground/ground.js';
import { media } from '../../design/media.js';
import { CartLink } from '../cart/cart-link.js';
import { Brand } from './brand.js';
import { MainNavigation } from './main-navigation.js';
import { opensMenu } from './menu-command.js';
import { MenuSheet } from './menu-sheet.js';

const Bar = styled(Night)`
  position: relative;
  z-index: 30;
  border-bottom: 1px solid var(--brass);
  box-shadow: 0 3px 0 var(--night), 0 4px 0 var(--brass);
  ${media.print} { display: none; }
`;

const Inside = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  min-height: 4.5rem;
  max-width: 96rem;
  margin-inline: auto;
  padding-inline: var(--gutter);
  ${media.belowNavigation} { min-height: 3.75rem; gap: var(--s-2); }
  @media (max-width: 21.5rem) { padding-inline: 0.5rem; gap: 0; }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  ${media.belowNavigation} { margin-left: auto; }
`;

const MenuButton = styled.div`
  display: none;
  color: var(--brass-lit);
  ${media.belowNavigation} { display: block; }
`;

/** Brass on night: the name, the navigation, the cart. */
export function SiteHeader() {
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = (event: MouseEvent): void => {
    // From here on the page opens it itself: the button's command would open it a second time.
    event.preventDefault();
    setMenuOpen(true);
  };
  return (
    <Bar as="header">
      <Inside>
        <Brand />
        <MainNavigation />
        <Tools>
          <CartLink />
          <MenuButton>
            <IconButton {...opensMenu} icon="menu" label="Menu" aria-expanded={menuOpen} onClick={openMenu} />
          </MenuButton>
        </Tools>
      </Inside>
      <MenuSheet open={menuOpen} onClose={() => setMenuOpen(false)} />
    </Bar>
  );
}
