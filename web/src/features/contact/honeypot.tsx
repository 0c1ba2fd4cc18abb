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

/** A field for bots: people cannot see it, tab to it or hear it. The server drops messages that fill it in. */
export function Honeypot(field: ComponentProps<'input'>) {
  return (
    <Away aria-hidden="true">
      <label>
        Website
        <input type="text" tabIndex={-1} autoComplete="off" {...field} />
      </label>
    </Away>
  );
}
