import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';

export type CertaintyMarkLabel = 'on record' | 'reported' | 'local tradition';

/** How much of the lamp is lit, and what stands next to it. */
const lamps: Readonly<Record<CertaintyMarkLabel, { readonly lit: string; readonly words: string }>> = {
  'on record': { lit: '100%', words: t`on record` },
  reported: { lit: '50%', words: t`reported` },
  'local tradition': { lit: '0%', words: t`local tradition` },
};

const Lamp = styled.span.withConfig({ shouldForwardProp: (name) => name !== 'lit' })<{ readonly lit: string }>`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  font: 600 var(--t-1) / 1.3 var(--ui);
  letter-spacing: 0.05em;
  text-transform: uppercase;
  color: var(--accent);
  white-space: nowrap;
  &::before { content: ""; flex: none; width: 0.8em; height: 0.8em; border-radius: 50%; border: 2px solid currentColor; background: linear-gradient(90deg, currentColor ${({ lit }) => lit}, transparent 0); }
`;

const Drawn = styled(Lamp)`
  color: var(--fg-soft);
  &::before { border: 1px dashed currentColor; border-radius: 0; background: none; }
`;

/** Marks what no source tells and only our drawing shows. @param what is drawn, if the text next to it does not say so */
export function AsDrawn({ what }: { readonly what?: string }) {
  return (
    <>
      {' '}
      <Drawn lit="0%" data-told={what === undefined ? '' : undefined}>
        {what === undefined ? <Trans>as we draw it</Trans> : <Trans>{what} as we draw it</Trans>}
      </Drawn>{' '}
    </>
  );
}

/** A full, half or empty lamp and its label, next to a claim. Spaces keep screen readers from joining label and text. */
export function CertaintyMark({
  certainty,
  className,
}: {
  readonly certainty: CertaintyMarkLabel;
  readonly className?: string;
}) {
  const { lit, words } = lamps[certainty];
  return (
    <>
      {' '}
      <Lamp lit={lit} className={className} data-told={certainty === 'on record' ? undefined : ''}>
        {words}
      </Lamp>{' '}
    </>
  );
}
