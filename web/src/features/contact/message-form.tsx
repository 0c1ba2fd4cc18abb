import { styled } from 'styled-components';
import { Button } from '../../design/controls/button.js';
import { Plate } from '../../design/frames/plate.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { MessageError } from './message-error.js';
import { MessageFields } from './message-fields.js';
import { Stamp } from './stamp.js';
import { useContactForm } from './use-contact-form.js';

const Sheet = styled(Plate)`
  padding: var(--s-6) var(--s-5);
  ${media.fromTablet} { padding: var(--s-6) var(--s-7) var(--s-7); }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--s-4);
  margin-bottom: var(--s-4);
  > svg { flex: none; }
`;

const Foot = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);
  ${media.fromPhone} { > button { justify-self: start; min-width: 15rem; } }
  /* Sticky once the visitor types, where there is room for it. */
  @media (min-height: 40rem) {
    &[data-begun] { position: sticky; }
    z-index: 1;
    bottom: 0;
    margin: var(--s-5) calc(-1 * var(--s-2)) calc(-1 * var(--s-3));
    padding: var(--s-4) var(--s-2) var(--s-3);
    background: var(--raised);
    border-top: 4px double var(--rule);
  }
`;

/** A focused field stays clear of the sticky footer. */
const Lines = styled.form`
  input, select, textarea { scroll-margin-block: 7rem 8rem; }
`;

/** The contact form, drawn as a stamped letter. */
export function MessageForm() {
  const { form, submit, outcome } = useContactForm();
  const { isSubmitting, isDirty } = form.formState;
  return (
    <Sheet as="section" aria-labelledby="write-to-us">
      <Head>
        <div>
          <h2 id="write-to-us">Write to us</h2>
          <Text soft>All fields are required.</Text>
        </div>
        <Stamp cancelled={outcome === 'sent' && !isDirty} />
      </Head>
      <Lines noValidate aria-busy={isSubmitting} aria-labelledby="write-to-us" onSubmit={submit}>
        <MessageFields form={form} />
        <Foot data-bar="" data-begun={isDirty || undefined}>
          <MessageError outcome={isSubmitting ? undefined : outcome} />
          <Button type="submit" busy={isSubmitting} busyText="Sending...">
            Send Message
          </Button>
        </Foot>
      </Lines>
    </Sheet>
  );
}
