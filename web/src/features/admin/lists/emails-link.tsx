import { ToolLink } from '../../../design/controls/tool-button.js';

/** Leads to the e-mails about a booking, an order or a message. @param of e.g. "order HO-7K4M-9QXW" */
export const EmailsLink = ({ id, of }: { readonly id: string; readonly of: string }) => (
  <div>
    <ToolLink to={`/admin?tab=emails&about=${encodeURIComponent(id)}`}>E-mails about {of}</ToolLink>
  </div>
);
