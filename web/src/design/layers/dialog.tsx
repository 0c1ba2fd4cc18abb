import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../controls/icon-button.js';
import { cutCorners } from '../frames/cut-corners.js';
import { paperColors } from '../ground/ground.js';
import { media } from '../media.js';

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: rgb(8 13 15 / 0.72);
`;

const Sheet = styled(Radix.Content)`
  ${paperColors}
  --c: 12px;
  position: fixed;
  z-index: 50;
  inset: 0;
  margin: auto;
  width: min(100% - 2rem, 40rem);
  height: fit-content;
  max-height: calc(100dvh - 3rem);
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  color: var(--fg);
  filter: drop-shadow(0 30px 50px rgb(6 10 12 / 0.6));
  &::after { content: ""; position: absolute; inset: 0; pointer-events: none; border: 36px solid transparent; border-image: var(--frame-deep) 36 / 36px stretch; }
  > div { overflow: auto; max-height: inherit; padding: var(--s-6); background: var(--paper-raised); ${cutCorners} }
  ${media.belowTablet} { width: 100%; max-height: none; height: 100dvh; &::after { display: none; } > div { clip-path: none; max-height: none; } }
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--s-4);
  margin-bottom: var(--s-4);
  h2 { font-size: var(--t-6); }
`;

type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One sentence under the title. */
  readonly description?: string;
  readonly children: ReactNode;
};

/** A framed plate over the page: focus stays in it and returns to where it was; Escape and the cross close it. Full screen below 768 px. */
export const Dialog = ({ open, onOpenChange, title, description, children }: DialogProps) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    <Radix.Portal>
      <Scrim />
      <Sheet {...(description ? {} : { 'aria-describedby': undefined })}>
        <div>
          <Top>
            <Radix.Title>{title}</Radix.Title>
            <IconButton icon="close" label="Close" onClick={() => onOpenChange(false)} />
          </Top>
          {description ? <Radix.Description>{description}</Radix.Description> : null}
          {children}
        </div>
      </Sheet>
    </Radix.Portal>
  </Radix.Root>
);
