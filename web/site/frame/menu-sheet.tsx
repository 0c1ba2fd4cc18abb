import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { IconButton } from '../../kit/design/controls/icon-button.js';
import { nightColors } from '../../kit/design/ground/ground.js';
import { HouseFacts } from '../../shop/facts/house-facts.js';
import { Brand } from './brand.js';
import { currentPage } from './current-page.js';
import { HouseLink } from './house-link.js';
import { LanguageChoice } from './language-choice.js';
import { closesMenu, MENU_ID } from './menu-command.js';

const pressable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Keeps Tab inside a layer, away from the browser's own controls. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(pressable)];
  const [leaving, entering] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  entering?.focus();
}

const Sheet = styled.dialog`
  ${nightColors}
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  color: var(--fg);
  background: var(--ground);
  overflow: auto;
  &[open] { display: grid; grid-template: auto auto auto minmax(0, 1fr) / minmax(0, 1fr); }
  &::backdrop { background: var(--night); }
  nav ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr)); gap: 0 var(--s-5); padding: var(--s-3) var(--gutter); }
  nav a { display: flex; align-items: center; justify-content: space-between; min-height: clamp(3rem, 7.2dvh, 4rem); font: 400 clamp(1.375rem, 3dvh, 1.75rem) / 1.1 var(--title); color: var(--cream); text-decoration: none; border-bottom: 1px solid var(--night-line); }
  nav a[aria-current] { color: var(--brass-lit); }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.75rem;
  padding-inline: var(--gutter);
  border-bottom: 1px solid var(--brass);
  box-shadow: 0 3px 0 var(--night), 0 4px 0 var(--brass);
`;

const Foot = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-2) var(--gutter) var(--s-4);
`;

const Lamp = styled.img`
  align-self: end;
  width: 100%;
  max-width: none;
  height: 100%;
  min-height: 7rem;
  max-height: 24rem;
  object-fit: cover;
  object-position: 50% 100%;
`;

interface MenuSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The navigation as a full-screen modal `dialog`, with what a phone is for: the next tour, call, map. Its buttons use invoker commands, so they work before scripts load. */
export function MenuSheet({ open, onClose }: MenuSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    if (!open) return;
    const { current } = sheet;
    if (current?.open === false) current.showModal();
    return () => current?.close();
  }, [open]);

  // Also closes a menu that the browser opened, which `open` does not know.
  const close = (): void => {
    sheet.current?.close();
    onClose();
  };

  return (
    <Sheet
      ref={sheet}
      id={MENU_ID}
      aria-label={t`Menu`}
      onClose={onClose}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => keepFocusInside(event)}
    >
      <Top>
        <Brand onClick={close} />
        <IconButton {...closesMenu} icon="close" label={t`Close the menu`} onClick={close} />
      </Top>
      <nav aria-label={t`Main`}>
        <ul>
          {thisHouse.navigation.main.map(({ to, label }) => {
            const current = currentPage(to, pathname);
            return (
              <li key={to}>
                <HouseLink to={to} aria-current={current} onClick={close}>
                  {label}
                  {current ? <thisHouse.Ornament width={32} /> : null}
                </HouseLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <Foot>
        <HouseFacts />
        <LanguageChoice />
        <ButtonLink to="/tours" wide onClick={close}>
          <Trans>Book Your Tour</Trans>
        </ButtonLink>
      </Foot>
      <Lamp src={thisHouse.drawings.menu} width={780} height={400} alt="" loading="lazy" />
    </Sheet>
  );
}
