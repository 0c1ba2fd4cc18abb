import { ToolLink } from '../../../design/controls/tool-button.js';

/** Leads to the e-mails about a booking, an order or a message. @param of whose, for those who hear the link alone */
export const EmailsLink = ({ id, of }: { readonly id: string; readonly of: string }) => (
  <div>
    <ToolLink to={`/admin?tab=emails&about=${encodeURIComponent(id)}`} aria-label={`E-mails about ${of}`}>
      E-mails about it
    </ToolLink>
  </div>
);
