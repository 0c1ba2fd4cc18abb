import { t } from '@lingui/core/macro';
import { Toast as Radix } from 'radix-ui';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useStore } from '../../lib/create-store.js';
import { IconButton } from '../controls/icon-button.js';
import { cutCorners } from '../frames/cut-corners.js';
import { nightColors } from '../ground/ground.js';
import { Icon } from '../marks/icon.js';
import { media } from '../media.js';
import { isLayerOpen } from './closed-by-escape.js';
import { keepToastClear } from './keep-toast-clear.js';
import { dismissToast, toastStore } from './toasts.js';

/** From infra/docs/product.md. */
const SHOWN_FOR_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

const Place = styled(Radix.Viewport)`
  position: fixed;
  z-index: 60;
  inset: auto auto var(--gutter) var(--gutter);
  width: min(27rem, 100% - 2 * var(--gutter));
  translate: 0 calc(-1 * var(--lift, 0px));
  @media (max-width: 63.99rem) {
    inset: auto var(--gutter) max(var(--s-4), env(safe-area-inset-bottom));
    margin-inline: auto;
  }
`;

const Sheet = styled(Radix.Root)`
  ${nightColors}
  --plate: var(--night-raised);
  --c: 6px;
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  overflow-wrap: anywhere;
  align-items: center;
  gap: var(--s-4);
  padding: var(--s-4) var(--s-3) var(--s-4) var(--s-5);
  color: var(--cream);
  filter: drop-shadow(0 18px 30px rgb(6 10 12 / 0.5));
  &::before { content: ""; position: absolute; inset: 0; z-index: -2; background: var(--plate); ${cutCorners} }
  &::after { content: ""; position: absolute; inset: 3px; z-index: -1; border: 16px solid transparent; border-image: var(--hair-brass) 16 / 16px stretch; }
  &[data-tone='refused'] { --plate: var(--toast-refused); --hover: rgb(255 255 255 / 0.08); }
  &[data-swipe='move'] { transform: translateX(var(--radix-toast-swipe-move-x)); }
  > svg { color: var(--brass-lit); }
  ${media.forcedColors} { border: 1px solid; background: Canvas; &::before, &::after { display: none; } }
`;

const Title = styled(Radix.Title)`
  font: 400 var(--t-4)/1.25 var(--title);
  color: var(--brass-lit);
`;

const Content = styled(Radix.Description)`
  font-size: var(--t-2);
  line-height: 1.4;
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--cream);
`;

/**
 * At the bottom; on a wide screen at the left, away from the heading of what was just confirmed. F8 focuses it.
 * Rendered once, outside the site's root and as a live region, so that no dialog hides it.
 */
export function ToastRegion() {
  const toast = useStore(toastStore, () => undefined);
  const { place, onFocus, returnFocus } = useToastFocus();
  const title = toast?.title ?? '';
  const dismiss = (): void => {
    returnFocus();
    if (toast) dismissToast(toast.key);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') dismiss();
  };
  return createPortal(
    <div aria-live="off">
      <Radix.Provider duration={SHOWN_FOR_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
        {toast ? (
          <Sheet
            key={toast.key}
            ref={keepToastClear}
            open
            data-tone={toast.tone}
            type={toast.tone === 'refused' ? 'foreground' : 'background'}
            // So that it works over a dialog, which blocks pointer events elsewhere.
            style={{ pointerEvents: 'auto' }}
            onEscapeKeyDown={(event) => {
              if (isLayerOpen()) event.preventDefault();
            }}
            onKeyDown={onKeyDown}
            onOpenChange={(open) => {
              if (!open) dismissToast(toast.key);
            }}
          >
            <Icon name={toast.tone === 'refused' ? 'warning' : 'check'} size={26} />
            <div>
              {/* Spaces keep screen readers from running the texts together. */}
              <Title>{toast.title}</Title> {toast.text ? <Content>{toast.text}</Content> : null}{' '}
              {toast.link ? <Way to={toast.link.to}>{toast.link.label}</Way> : null}
            </div>
            <IconButton icon="close" label={t`Dismiss: ${title}`} onClick={dismiss} />
          </Sheet>
        ) : null}
        <Place ref={place} onFocus={onFocus} onKeyDown={onKeyDown} />
      </Radix.Provider>
    </div>,
    document.body,
  );
}

interface ToastFocus {
  readonly place: RefObject<HTMLOListElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  /** Returns focus from a toast to where it was before. */
  readonly returnFocus: () => void;
}

function isIn(place: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && place?.parentElement?.contains(target) === true;
}

/**
 * Moves focus to the toasts and back. Events of the toasts stop here, because an open dialog's listeners on the
 * document would take the focus back.
 */
function useToastFocus(): ToastFocus {
  const place = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const keepToOurselves = (event: globalThis.FocusEvent): void => {
      const comes = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (isIn(place.current, comes)) event.stopPropagation();
    };
    document.body.addEventListener('focusin', keepToOurselves);
    document.body.addEventListener('focusout', keepToOurselves);
    return () => {
      document.body.removeEventListener('focusin', keepToOurselves);
      document.body.removeEventListener('focusout', keepToOurselves);
    };
  }, []);

  return {
    place,
    onFocus: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !isIn(place.current, relatedTarget)) cameFrom.current = relatedTarget;
    },
    returnFocus: () => {
      if (isIn(place.current, document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    },
  };
}
