import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { Button } from '../../kit/design/controls/button.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { media } from '../../kit/design/media.js';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { MailLink } from '../../kit/design/type/mail-link.js';
import { Text } from '../../kit/design/type/text.js';
import { useHouseDetails } from '../../kit/document/use-house.js';
import { sentences } from '../../kit/lib/sentences.js';
import { isContactField } from './contact-form.js';
import { MessageFields } from './message-fields.js';
import { useContactForm } from './use-contact-form.js';
import type { SendOutcome } from './use-send-message.js';

const Drawn = styled.svg`
  margin: -0.25rem -0.5rem 0 0;
  rotate: 2deg;
  overflow: visible;
  [data-part='postmark'] { opacity: 0; transform: scale(1.25); transform-origin: 20px 60px; transition: opacity var(--slow) var(--ease), transform var(--slow) var(--ease); }
  &[data-cancelled] [data-part='postmark'] { opacity: 1; transform: none; }
  ${media.belowTablet} { width: 60px; height: 72px; }
`;

/** Where the perforations cut into the 72 × 90 stamp. */
const holes = [
  ...[6, 18, 30, 42, 54, 66].flatMap((x) => [
    { x, y: 0 },
    { x, y: 90 },
  ]),
  ...[9, 21, 33, 45, 57, 69, 81].flatMap((y) => [
    { x: 0, y },
    { x: 72, y },
  ]),
];

/** The stamp; postmarked after sending. Decorative: the toast says it. */
function Stamp({ cancelled }: { readonly cancelled: boolean }) {
  return (
    <Drawn
      width={76}
      height={92}
      viewBox="-2 -2 76 94"
      data-cancelled={cancelled ? '' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h72v90H0z" fill="var(--paper-raised)" stroke="var(--paper-line)" />
      {holes.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.2" fill="var(--raised)" />
      ))}
      <image href={thisHouse.drawings.stamp} x="9" y="10" width="54" height="70" />
      <g data-part="postmark" fill="none" stroke="var(--ink)" strokeWidth="1.8" opacity=".8">
        <circle cx="2" cy="62" r="21" />
        <circle cx="2" cy="62" r="14" />
        <path d="M24 50q8-5 16 0t16 0 16 0M25 58q8-5 16 0t16 0 15 0M25 66q8-5 16 0t16 0 15 0M24 74q8-5 16 0t16 0 16 0" />
      </g>
    </Drawn>
  );
}

function isSent(outcome: SendOutcome | undefined): outcome is Extract<SendOutcome, { __typename: 'MessageReceived' }> {
  return typeof outcome === 'object' && outcome.__typename === 'MessageReceived';
}

const NOT_SENT = t`The message was not sent`;

/** Next to the button, because the toast disappears. Invalid fields show their own messages. */
function MessageError({ outcome }: { readonly outcome: SendOutcome | undefined }) {
  const { phone, email } = useHouseDetails() ?? {};
  if (outcome === undefined || isSent(outcome)) return null;
  if (outcome === 'unanswered') {
    return (
      <Notice tone="refused" title={NOT_SENT}>
        <Trans>We didn’t get an answer. Everything you typed is still here.</Trans>{' '}
        {phone && email ? (
          <Trans>
            If it keeps happening, call <PhoneLink phone={phone} />, or write to <MailLink email={email} />.
          </Trans>
        ) : phone ? (
          <Trans>
            If it keeps happening, call <PhoneLink phone={phone} />.
          </Trans>
        ) : (
          <Trans>If it keeps happening, call us.</Trans>
        )}
      </Notice>
    );
  }
  const elsewhere =
    outcome.__typename === 'InvalidInput' ? outcome.fields.filter(({ field }) => !isContactField(field)) : [];
  const facts = outcome.__typename === 'InvalidInput' ? elsewhere.map(({ message }) => message) : [outcome.message];
  return (
    <Notice tone="refused" title={NOT_SENT} alert>
      {facts.length > 0 ? sentences(facts) : t`Please fix the fields marked above.`}
    </Notice>
  );
}

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

export function MessageForm() {
  const { form, submit, outcome } = useContactForm();
  const { isSubmitting, isDirty } = form.formState;
  return (
    <Sheet as="section" aria-labelledby="write-to-us">
      <Head>
        <div>
          <h2 id="write-to-us">
            <Trans>Write to us</Trans>
          </h2>
          <Text soft>
            <Trans>All fields are required.</Trans>
          </Text>
        </div>
        <Stamp cancelled={isSent(outcome) && !isDirty} />
      </Head>
      <Lines noValidate aria-busy={isSubmitting} aria-labelledby="write-to-us" onSubmit={(event) => void submit(event)}>
        <MessageFields form={form} subject={form.watch('subject')} />
        <Foot data-bar="" data-begun={isDirty || undefined}>
          <MessageError outcome={isSubmitting ? undefined : outcome} />
          <Button type="submit" busy={isSubmitting} busyText={t`Sending...`}>
            <Trans>Send Message</Trans>
          </Button>
        </Foot>
      </Lines>
    </Sheet>
  );
}
