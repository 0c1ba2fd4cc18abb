import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Off screen rather than `display: none`, because some bots skip hidden fields. */
const Away = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/**
 * A field for bots: people cannot see it, tab to it or hear it. The server keeps what fills it in apart. Neither its
 * name nor its label says anything to programs that fill in forms for people. */
export function Honeypot(field: ComponentProps<'input'>) {
  return (
    <Away aria-hidden="true">
      <label>
        <Trans>Leave this empty</Trans>
        <input type="text" tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" {...field} />
      </label>
    </Away>
  );
}
