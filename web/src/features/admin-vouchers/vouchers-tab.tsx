import { useState } from 'react';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { useRole } from '../../admin/session-state/session-store.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { CashOutForm } from './cash-out-form.js';
import { IssueForm } from './issue-form.js';
import { VoucherCode } from './voucher-code.js';
import { VouchersList } from './vouchers-list.js';

/** Managers issue, block and replace vouchers and see what is left on them; the desk pays out small rests. */
export function VouchersTab() {
  const isManager = useRole() === 'manager';
  const [isIssuing, setIsIssuing] = useState(false);
  const [issued, setIssued] = useState<{ readonly code: string; readonly email: string }>();
  const show = (code: string, email: string): void => {
    setIssued({ code, email });
    setIsIssuing(false);
  };
  if (!isManager) {
    return (
      <AdminColumns>
        <CashOutForm />
      </AdminColumns>
    );
  }
  return (
    <AdminColumns>
      {issued ? (
        <VoucherCode key={issued.code} code={issued.code} email={issued.email} onClose={() => setIssued(undefined)} />
      ) : null}
      {isIssuing ? (
        <IssueForm onIssued={show} onClose={() => setIsIssuing(false)} />
      ) : (
        <div>
          <ToolButton kind="main" onClick={() => setIsIssuing(true)}>
            Issue a voucher
          </ToolButton>
        </div>
      )}
      <VouchersList onReplaced={show} />
      <CashOutForm />
    </AdminColumns>
  );
}
