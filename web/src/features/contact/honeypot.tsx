import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Out of the page, not `display: none`: some robots leave such fields alone. */
const Away = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/** A field for robots: people cannot see it, reach it by keyboard or hear of it. Filled in, the server drops the message. */
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
