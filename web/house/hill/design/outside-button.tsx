import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { ButtonAnchor } from '../../../kit/design/controls/button-anchor.js';
import type { ButtonLook } from '../../../kit/design/controls/button-style.js';
import { VisuallyHidden } from '../../../kit/design/layout/visually-hidden.js';
import { Icon } from '../../../kit/design/marks/icon.js';

/** A link that looks like a button and says that it leaves the site. */
export function OutsideButton({ children, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return (
    <ButtonAnchor {...rest}>
      {children}
      <VisuallyHidden>
        {' '}
        <Trans>(on another site)</Trans>
      </VisuallyHidden>
      <Icon name="out" size={20} />
    </ButtonAnchor>
  );
}
