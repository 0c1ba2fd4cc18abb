import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';
import { ToolLink } from '../design/tool-link.js';

export const RowDetails = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  background: var(--ground);
  border-left: 3px solid var(--rule);
  font-size: var(--t-2);
  line-height: 1.5;
  p { max-width: 44rem; white-space: pre-line; }
  ${media.belowTablet} { margin-top: var(--s-2); padding: var(--s-3); }
`;

/** Terms and values, in two columns if there is room. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-1) var(--s-4);
  dt { color: var(--fg-soft); }
  dd { overflow-wrap: anywhere; white-space: pre-line; }
  a { display: inline-flex; align-items: center; min-height: 1.75rem; }
  /* Beside its term, an e-mail address would break. */
  @media (max-width: 22rem) { grid-template-columns: minmax(0, 1fr); gap: 0; dd { margin-bottom: var(--s-2); } }
`;

/** For phones only, where no heading says what a cell is. */
export const OnCard = styled.span`
  display: none;
  ${media.belowTablet} { display: inline; }
`;

/** Link to the e-mails about a booking, order or message. @param of e.g. "order HO-7K4M-9QXW" */
export function EmailsLink({ id, of }: { readonly id: string; readonly of: string }) {
  return (
    <div>
      <ToolLink to={`/admin?tab=emails&about=${encodeURIComponent(id)}`}>E-mails about {of}</ToolLink>
    </div>
  );
}
