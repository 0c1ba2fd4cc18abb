import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../kit/design/controls/button-anchor.js';
import type { ButtonLook } from '../../kit/design/controls/button-style.js';

/**
 * Opens the visit's calendar file by its URL: browsers within apps, where most mailed links open, ignore downloads made
 * by the page. @param token of the visit's link
 */
export function CalendarLink({ token, kind = 'main' }: ButtonLook & { readonly token: string }): ReactNode {
  return (
    <ButtonAnchor kind={kind} href={`/api/visits/${encodeURIComponent(token)}/tour.ics`}>
      <Trans>Add to calendar</Trans>
    </ButtonAnchor>
  );
}
