import { TransNoContext, type TransProps } from '@lingui/react/server';
import { i18n } from './i18n.js';

/** What `Trans` of Lingui becomes when it is compiled: a page has one language, so no provider passes it down. */
export function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={{ i18n }} />;
}
