import { StaffNamesDocument } from '../../generated/staff-operations.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';

/** Only managers may see staff accounts. @param id of the account */
export function StaffName({ id }: { readonly id: string | null }) {
  return useRole() === 'manager' && id !== null ? <KnownName id={id} /> : 'Staff';
}

function KnownName({ id }: { readonly id: string }) {
  const { data } = useAdminQuery(StaffNamesDocument, {});
  return data?.staffAccounts?.find((account) => account.id === id)?.name ?? 'Staff';
}
