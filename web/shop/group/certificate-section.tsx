import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MyGroupDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { Text } from '../../kit/design/type/text.js';
import { FILE_HINT, FILE_TYPES, neededFile, refusedFile, sendGroupFile } from '../../kit/group/send-group-file.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { fullDate, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { Form } from '../design/own-page-parts.js';
import { useSaid } from '../use-said.js';
import { type PanelProps, UNANSWERED } from './use-group-answers.js';

const schema = z.object({ file: neededFile });
const NONE: { file: FileList | undefined } = { file: undefined };

/** For organizations that pay no sales tax. The house looks at the certificate. */
export function CertificateSection({ group, token }: Omit<PanelProps, 'answers'>) {
  const { heading, text, say } = useSaid();
  const { exemption, files, quote } = group;
  const sent = files.findLast(({ kind }) => kind === 'certificate');
  const day = sent ? fullDate(venueToday(new Date(sent.addedAt))) : '';
  const end = exemption && fullDate(exemption.until);
  const reason = exemption?.reason;
  const isTaxed = (quote?.taxCents ?? 0) > 0;
  if (!isTaxed && !sent && !exemption) return null;
  return (
    <section aria-labelledby="exempt">
      <h2 id="exempt" ref={heading} tabIndex={-1}>
        <Trans>Sales tax</Trans>
      </h2>
      <Text role="status">{text}</Text>
      {exemption ? (
        <Text>
          <Trans>
            Your organization pays no sales tax until {end}: {reason}.
          </Trans>
        </Text>
      ) : (
        <>
          <Text>
            {day
              ? t`We have your certificate of ${day}, and look at it.`
              : t`A part of your visit is taxed. If your organization is exempt, send its certificate (Texas form 01-339, back), with the purchaser, what is bought, why it is exempt, a signature with its date, and us as the seller.`}
          </Text>
          <CertificateForm token={token} isAnother={sent !== undefined} onSent={say} />
        </>
      )}
    </section>
  );
}

interface FormProps {
  readonly token: string;
  readonly isAnother: boolean;
  readonly onSent: (words: string) => void;
}

function CertificateForm({ token, isAnother, onSent }: FormProps) {
  const client = useApolloClient();
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: NONE,
    refusedTitle: t`The certificate was not sent`,
    unanswered: UNANSWERED,
    send: async ({ file }) => {
      const refused = file && (await sendGroupFile(`groups/${encodeURIComponent(token)}/certificate`, file));
      return refused ? refusedFile(refused) : { __typename: 'Sent' as const };
    },
    onDone: () => {
      void client.refetchQueries({ include: [MyGroupDocument] });
      onSent(t`Your certificate is sent. We look at it, and write to you if anything is missing.`);
    },
  });
  return (
    <Form noValidate aria-labelledby="exempt" onSubmit={(event) => void submit(event)}>
      <TextField
        type="file"
        label={t`Certificate`}
        hint={FILE_HINT}
        accept={FILE_TYPES}
        {...fieldProps(form, 'file')}
      />
      {error ? <Text role="alert">{error.text}</Text> : null}
      <div>
        <Button type="submit" kind="second" busy={isSubmitting} busyText={t`Sending...`}>
          {isAnother ? t`Send another certificate` : t`Send the certificate`}
        </Button>
      </div>
    </Form>
  );
}
