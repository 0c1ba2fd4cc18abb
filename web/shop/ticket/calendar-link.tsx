import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyle, isNotLook } from '../../kit/design/controls/button-style.js';

const Drawn = styled.a.withConfig({ shouldForwardProp: isNotLook })<ButtonLook>`
  ${buttonStyle}
`;

/**
 * Opens the visit's calendar file by its URL: browsers within apps, where most mailed links open, ignore downloads made
 * by the page. @param token of the visit's link
 */
export function CalendarLink({ token, kind = 'main' }: ButtonLook & { readonly token: string }): ReactNode {
  return (
    <Drawn kind={kind} href={`/api/visits/${encodeURIComponent(token)}/tour.ics`}>
      Add to calendar
    </Drawn>
  );
}
