import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { Stack } from '../../design/layout/stack.js';
import { StaffStoreTermsDocument } from '../../generated/staff-operations.js';
import { PricesWaiting } from './prices-waiting.js';
import { ShippingForm } from './shipping-form.js';
import { TaxRateForm } from './tax-rate-form.js';
import { TaxRates } from './tax-rates.js';

/** What the store charges beside its products. */
export function StoreTermsSection() {
  const { data, hasFailed, reload } = useAdminQuery(StaffStoreTermsDocument, {});
  const shipping = data?.storeTerms.shipping;
  const codes = data?.taxCodes;
  return (
    <AdminSection title="Shipping and tax">
      {shipping === undefined || !codes ? (
        <PricesWaiting {...{ hasFailed, reload }} />
      ) : (
        <>
          <AdminSectionBody>
            <ShippingForm shipping={shipping} />
          </AdminSectionBody>
          <TaxRates codes={codes} />
          <AdminSectionBody>
            <Stack gap={4}>
              No rate is charged before a manager has confirmed it. Ask your bookkeeper which one is right.
              <TaxRateForm codes={codes} />
            </Stack>
          </AdminSectionBody>
        </>
      )}
    </AdminSection>
  );
}
