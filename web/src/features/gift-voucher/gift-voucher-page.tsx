import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { PageBody } from '../../design/layout/page.js';
import { usePageTitle } from '../../document/page-title.js';
import { type AddGiftVoucher, BuyForm } from './buy-form.js';

/** /gift-voucher: a voucher is written, seen as its recipient will see it, and put into the cart. */
export function GiftVoucherPage({ onAdd }: { readonly onAdd: AddGiftVoucher }) {
  usePageTitle(
    'Gift voucher',
    'A gift voucher of Top O’ Hill Terrace in Arlington, Texas: good for tours and everything in the store, without expiry and without a fee.',
  );
  return (
    <>
      <Masthead
        title="Gift voucher"
        lead="For a tour, a book, or whatever they like in the store. No expiry, no fee."
      />
      <Terrace>
        <PageBody>
          <BuyForm onAdd={onAdd} />
        </PageBody>
      </Terrace>
    </>
  );
}
