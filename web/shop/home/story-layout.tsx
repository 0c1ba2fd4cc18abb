import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Night } from '../../kit/design/ground/ground.js';
import { Page } from '../../kit/design/layout/page.js';
import { useAskedFromPrice } from '../facts/ask-from-price.js';
import { HouseFacts } from '../facts/house-facts.js';

const Band = styled(Night)`
  position: relative;
  z-index: 1;
  border-block: 1px solid var(--brass);
  box-shadow: inset 0 3px 0 var(--night), inset 0 4px 0 var(--brass);
  > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-4) var(--s-7); padding-block: var(--s-5); }
  > div > a { flex: none; min-width: min(15rem, 100%); }
  ul { flex: 1 1 18rem; }
  @media (min-width: 40.01rem) { ul { font-size: var(--t-4); } }
`;

/** Every story page, and after it what a visit costs, when, where, and the way to the tours. */
export function StoryLayout() {
  useAskedFromPrice();
  return (
    <>
      <Outlet />
      <Band as="section" aria-label={t`A visit in short`}>
        <Page>
          <HouseFacts />
          <ButtonLink to="/tours">
            <Trans>Book Your Tour</Trans>
          </ButtonLink>
        </Page>
      </Band>
    </>
  );
}
