import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { Text } from '../../kit/design/type/text.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import type { AddToCart } from './add-to-cart.js';
import { ProductGrid } from './product-grid.js';

const Gift = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-5);
  margin-bottom: var(--s-5);
  padding-bottom: var(--s-4);
  border-bottom: 4px double var(--brass-deep);
  h2 { font-size: var(--t-5); }
`;

export function StorePage({ onAdd }: { readonly onAdd: AddToCart }) {
  const { name, town } = thisHouse;
  usePageTitle(t`Store`, t`Books, cards and keepsakes from ${name}, ${town}.`);
  return (
    <>
      <Masthead
        title={thisHouse.texts.storeTitle}
        lead={thisHouse.texts.storeLead}
        skyline={thisHouse.drawings.skyline.store}
      />
      <Terrace>
        <PageBody>
          <Gift aria-labelledby="gift-voucher">
            <div>
              <h2 id="gift-voucher">
                <Trans>Gift voucher</Trans>
              </h2>
              <Text kind="serif">
                <Trans>It pays for tours and for everything in the store. No expiry, no fee.</Trans>
              </Text>
            </div>
            <ButtonLink kind="second" to="/gift-voucher">
              <Trans>Give a voucher</Trans>
            </ButtonLink>
          </Gift>
          <ProductGrid onAdd={onAdd} />
        </PageBody>
      </Terrace>
    </>
  );
}
