import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Button } from '../controls/button.js';
import { paperColors } from '../ground/ground.js';

const Sheet = styled.div`
  ${paperColors}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-4);
  padding: var(--s-4) var(--gutter);
  color: var(--fg);
  background: var(--paper-raised);
  border-block: 1px solid var(--rule);
  > p { flex: 1 1 16rem; }
  &[data-over] { position: fixed; z-index: 50; inset: auto 0 0; box-shadow: 0 -8px 24px rgb(6 10 12 / 0.4); }
`;

interface MissingPartProps {
  /** "The cart couldn’t be loaded." */
  readonly what: string;
  /** Covers the page like a dialog until it is closed. */
  readonly onClose?: () => void;
}

/** Replaces a part whose script failed to load, e.g. after a new release. The page around it stays. */
export function MissingPart({ what, onClose }: MissingPartProps) {
  return (
    <Sheet role="alert" data-over={onClose ? '' : undefined}>
      <p>
        {what} <Trans>Perhaps there is no network, or this page is out of date. Your cart is kept.</Trans>
      </p>
      <Button onClick={() => window.location.reload()}>
        <Trans>Load the page again</Trans>
      </Button>
      {onClose ? (
        <Button kind="second" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      ) : null}
    </Sheet>
  );
}
