import { t } from '@lingui/core/macro';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../controls/icon-button.js';
import { nightColors } from '../ground/ground.js';
import { media } from '../media.js';
import { closedByEscape } from './closed-by-escape.js';
import { layerSheet, Scrim } from './layer-parts.js';
import { useFocusReturn } from './use-focus-return.js';

const Sheet = styled(Radix.Content)`
  ${layerSheet}
  --dialog-width: 71rem;
  &[data-place='beside'] { --dialog-width: 62rem; }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  &:focus-visible { outline-offset: -10px; }
  ${media.fromTablet} { align-content: stretch; [data-place='beside'] > & { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); } }
  ${media.fromDesktop} { [data-place='wide'] > & { grid-template-columns: minmax(0, 1fr) 26rem; } }
`;

/** The whole picture on its own background, without margins; a double hairline separates it from the text. */
const Place = styled.div`
  ${nightColors}
  position: relative;
  color: var(--fg);
  background: var(--ground);
  &[data-ground='felt'] { background: var(--felt); }
  border-bottom: 4px double var(--rule);
  [data-place='wide'] > div > & > img { width: 100%; height: auto; max-height: 46dvh; object-fit: contain; }
  [data-place='beside'] > div > & { display: grid; place-items: center; padding: var(--s-6) var(--s-5); }
  ${media.fromTablet} { [data-place='beside'] > div > & { border-bottom: 0; border-right: 4px double var(--rule); padding: var(--s-7) var(--s-6); } }
  ${media.fromDesktop} {
    [data-place='wide'] > div > & { display: grid; align-items: center; border-bottom: 0; border-right: 4px double var(--rule); }
    [data-place='wide'] > div > & > img { position: sticky; top: 0; max-height: calc(100dvh - 3rem); }
  }
`;

/** The text, and below it what to do, which stays in sight. */
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
`;

const Content = styled.div`
  padding: var(--s-5) var(--gutter) var(--s-6);
  h2 { font-size: var(--t-7); padding-right: var(--s-6); }
  ${media.fromTablet} { padding: var(--s-6) var(--s-7) var(--s-7); [data-place='beside'] > div > div > & { padding: var(--s-7) var(--s-7) var(--s-7) var(--s-6); } }
  ${media.fromDesktop} { [data-place='wide'] > div > div > & { padding: var(--s-7) var(--s-6) var(--s-6); } }
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  padding: var(--s-4) var(--gutter) max(var(--s-4), env(safe-area-inset-bottom));
  background: var(--paper-raised);
  border-top: 4px double var(--brass-deep);
  ${media.fromTablet} { margin-inline: var(--s-6); padding: var(--s-4) 0 var(--s-7); }
  ${media.shallow} { position: static; }
`;

/** In the corner, so that it is in reach at any scroll position. */
const Corner = styled.div`
  ${nightColors}
  position: absolute;
  z-index: 1;
  top: 0;
  right: 0;
  color: var(--brass-lit);
  button { background: var(--night); }
  ${media.fromTablet} { top: 28px; right: 28px; }
`;

interface IllustratedDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** An `img` with alternative text. */
  readonly illustration: ReactNode;
  /** `wide` or tall, as the picture is: a wide one has the larger part of the dialog. */
  readonly place: 'wide' | 'beside';
  /** For a picture that does not fill its area. */
  readonly ground?: 'night' | 'felt';
  /** Buttons, in sight at any scroll position. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function IllustratedDialog({
  open,
  onOpenChange,
  title,
  illustration,
  place,
  ground = 'night',
  action,
  children,
}: IllustratedDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Sheet
          {...focusReturn}
          {...closedByEscape(() => onOpenChange(false))}
          data-place={place}
          aria-describedby={undefined}
        >
          <Corner as="span">
            <IconButton icon="close" label={t`Close`} onClick={() => onOpenChange(false)} />
          </Corner>
          {/* Scrollable, so focusable: the arrow keys scroll it. */}
          <Inside tabIndex={0}>
            <Place data-ground={ground}>{illustration}</Place>
            <Side>
              <Content>
                <Radix.Title>{title}</Radix.Title>
                {children}
              </Content>
              {action ? <Foot data-bar="">{action}</Foot> : null}
            </Side>
          </Inside>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}
