import { styled } from 'styled-components';
import { media } from '../design/media.js';

/** One column of fields, as dense as touch allows. */
export const AdminForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  input:not([type='checkbox'], [type='radio']), select { min-height: var(--target); padding-block: 0.375rem; }
  textarea { min-height: 5.25rem; }
  fieldset { border: 0; padding: 0; margin: 0; }
  legend { padding: 0; font-weight: 600; font-size: var(--t-2); }
`;

export const FieldPair = styled.div`
  display: grid;
  /* A date needs 11rem: on a phone the fields are one below the other. */
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: var(--s-4);
  align-items: start;
`;

/** The buttons of a form; in a dialog that fills a phone, they stay at the bottom of the screen. */
export const FormActions = styled.div.attrs<{ readonly 'data-bar'?: string }>({ 'data-bar': '' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  > button:first-child { flex: 1 1 10rem; }
  ${media.belowTablet} {
    [role='dialog'] form & { position: sticky; bottom: calc(-1 * var(--s-6)); margin: 0 calc(-1 * var(--s-6)) calc(-1 * var(--s-6)); padding: var(--s-3) var(--s-6); background: var(--raised); border-top: 1px solid var(--line); }
  }
  ${media.shallow} { [role='dialog'] form & { position: static; } }
`;
