import { Notice } from '../../design/marks/notice.js';
import { usePhone } from '../../document/use-house.js';
import { sentences } from '../../lib/sentences.js';
import { isContactField } from './contact-form.js';
import type { SendOutcome } from './use-send-message.js';

const NOT_SENT = 'The message was not sent';

/** Why a message was not sent, next to the button, because the toast disappears. Invalid fields show their own messages. */
export function MessageError({ outcome }: { readonly outcome: SendOutcome | undefined }) {
  const phone = usePhone();
  if (outcome === undefined || outcome === 'sent') return null;
  if (outcome === 'unanswered') {
    return (
      <Notice tone="refused" title={NOT_SENT}>
        We didn’t get an answer. Everything you typed is still here. If it keeps happening, call {phone}.
      </Notice>
    );
  }
  const elsewhere =
    outcome.__typename === 'InvalidInput' ? outcome.fields.filter(({ field }) => !isContactField(field)) : [];
  const facts = outcome.__typename === 'InvalidInput' ? elsewhere.map(({ message }) => message) : [outcome.message];
  return (
    <Notice tone="refused" title={NOT_SENT} alert>
      {facts.length > 0 ? sentences(facts) : 'Please fix the fields marked above.'}
    </Notice>
  );
}
