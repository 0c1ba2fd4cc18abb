import { useState } from 'react';
import {
  EndTicketTypeDocument,
  PricedToursDocument,
  StaffTourPricesDocument,
} from '../../generated/staff-operations.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Row } from '../../kit/design/layout/stack.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { ADULT } from '../../kit/lib/tickets/party.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { Confirmation } from '../forms/confirmation.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import type { StaffTicketType } from './price-rows.js';

/** Ends a type on all tours, after a confirmation. */
export function EndTypes({ types }: { readonly types: readonly StaffTicketType[] }) {
  const end = useAdminMutation(EndTicketTypeDocument, [PricedToursDocument, StaffTourPricesDocument]);
  const sold = types.filter(({ code, ended }) => code !== ADULT && !ended);
  const [chosen, setChosen] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const type = sold.find(({ code }) => code === chosen) ?? sold[0];
  if (type === undefined) return null;
  return (
    <AdminSection title="End a type">
      <AdminSectionBody>
        <Row style={{ alignItems: 'end' }}>
          <SelectField
            label="Type"
            value={type.code}
            error={undefined}
            onChange={({ target }) => setChosen(target.value)}
          >
            {sold.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </SelectField>
          <ToolButton kind="danger" onClick={() => setIsAsking(true)}>
            End it
          </ToolButton>
        </Row>
      </AdminSectionBody>
      {isAsking ? (
        <Confirmation
          title={`End ${type.label}?`}
          action="End the type"
          busyAction="Ending..."
          onConfirm={async () => {
            const answer = await end({ code: type.code });
            return isRefusal(answer) ? formErrorOf('The type was not ended', answer, () => false) : undefined;
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>No tour sells it anymore, and it cannot come back. Tickets that were sold stay valid.</p>
        </Confirmation>
      ) : null}
    </AdminSection>
  );
}
