import { Trans } from '@lingui/react/macro';
import { ButtonAnchor } from '../design/controls/button-anchor.js';

/** The form of the house that payers ask for. @param of the path of the page's link */
export function W9Link({ of }: { readonly of: string }) {
  return (
    <div>
      <ButtonAnchor small kind="second" href={`/api/${of}/w9`}>
        <Trans>Our W-9</Trans>
      </ButtonAnchor>
    </div>
  );
}
