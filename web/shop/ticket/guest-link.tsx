import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/design/controls/button.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { useOnceHydrated } from '../../kit/document/use-once-hydrated.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  margin-top: var(--s-3);
  ${media.print} { display: none; }
`;

const Said = styled(Text)`
  margin-top: var(--s-3);
  overflow-wrap: anywhere;
  &:empty { margin: 0; }
  ${media.print} { display: none; }
`;

function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

interface GuestLinkProps {
  readonly url: string;
  readonly children?: ReactNode;
}

/** Copies the waiver link, or shares it with another app of the phone. */
export function GuestLink({ url, children }: GuestLinkProps) {
  const [message, setMessage] = useState('');
  const isSharing = useOnceHydrated(canShare(), false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setMessage(t`Link copied. Send it to your guests.`);
    } catch {
      setMessage(t`Please copy it yourself: ${url}`);
    }
  };
  const share = async (): Promise<void> => {
    // Rejected if the visitor closes the list of apps.
    await navigator.share({ title: t`Sign the waiver`, url }).catch(() => undefined);
  };
  return (
    <>
      <Row>
        {children}
        <Button kind="second" small onClick={() => void copy()}>
          <Trans>Copy link for guests</Trans>
        </Button>
        {isSharing ? (
          <Button kind="second" small onClick={() => void share()}>
            <Trans>Share it</Trans>
          </Button>
        ) : null}
      </Row>
      <Said role="status">{message}</Said>
    </>
  );
}
