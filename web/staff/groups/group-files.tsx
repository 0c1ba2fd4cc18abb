import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { RemoveGroupFileDocument, StaffGroupDocument, StaffGroupsDocument } from '../../generated/staff-operations.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Text } from '../../kit/design/type/text.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { FILE_HINT, FILE_TYPES, neededFile, refusedFile, sendGroupFile } from '../../kit/group/send-group-file.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { fullDate, venueDateTime, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { StaffForm } from '../forms/staff-form.js';
import { StaffName } from '../records/staff-name.js';
import { ConfirmForm } from './exemption-forms.js';
import type { GroupFile, StaffGroup } from './group-words.js';
import { OpenedAction, useOpenedAction } from './opened-action.js';

const shownAgain = [StaffGroupsDocument, StaffGroupDocument];

const kindWords: Readonly<Record<GroupFile['kind'], string>> = {
  purchase_order: 'Purchase order',
  certificate: 'Tax certificate',
  w9: 'W-9',
};

interface FilesProps {
  readonly group: StaffGroup;
  readonly files: readonly GroupFile[];
}

/** What the organizer and the desk have sent in, and the tax certificate that a manager reads. */
export function GroupFiles({ group, files }: FilesProps) {
  const { action, open, close, returnTo } = useOpenedAction<'add' | 'confirm'>();
  const isManager = useRole() === 'manager';
  const { exemption } = group.organization;
  const certificates = files.filter(({ kind }) => kind === 'certificate');
  return (
    <section aria-label={`Files of ${group.number}`}>
      <Text kind="caps">Files</Text>
      {exemption ? <Text>{exemptionWords(exemption)}</Text> : null}
      {files.length === 0 ? <Text soft>No file.</Text> : null}
      <ul>
        {files.map((file) => (
          <FileItem key={file.name} file={file} group={group} isManager={isManager} />
        ))}
      </ul>
      {action === 'add' ? (
        <OpenedAction title="Add a file">
          <AddForm group={group} onClose={close} />
        </OpenedAction>
      ) : null}
      {action === 'confirm' ? (
        <OpenedAction title="Confirm the certificate">
          <ConfirmForm group={group} files={certificates} onClose={close} />
        </OpenedAction>
      ) : null}
      {action === undefined ? (
        <Row mt={2}>
          <ToolButton ref={returnTo('add')} onClick={() => open('add')}>
            Add a file
          </ToolButton>
          {isManager && certificates.length > 0 ? (
            <ToolButton ref={returnTo('confirm')} onClick={() => open('confirm')}>
              Confirm the certificate
            </ToolButton>
          ) : null}
        </Row>
      ) : null}
    </section>
  );
}

function exemptionWords({ reason, until }: NonNullable<StaffGroup['organization']['exemption']>): string {
  return until < venueToday()
    ? `Its exemption from sales tax ended on ${fullDate(until)}.`
    : `Pays no sales tax until ${fullDate(until)}: ${reason}.`;
}

interface ItemProps {
  readonly file: GroupFile;
  readonly group: StaffGroup;
  readonly isManager: boolean;
}

function FileItem({ file, group: { id }, isManager }: ItemProps) {
  const remove = useAdminMutation(RemoveGroupFileDocument, shownAgain);
  const [isAsked, setIsAsked] = useState(false);
  const { name, kind, staffId, addedAt } = file;
  const words = `${kindWords[kind]} of ${venueDateTime(addedAt)}`;
  const press = async (): Promise<void> => {
    const answer = await remove({ id, name });
    if (answer === 'unanswered' || answer === null || 'message' in answer) {
      const text = answer && answer !== 'unanswered' && 'message' in answer ? answer.message : 'No answer.';
      showToast({ title: 'The file stays', text, tone: 'refused' });
    }
    setIsAsked(false);
  };
  return (
    <li>
      <a href={`/api/group-files/${name}`}>{words}</a>
      {staffId ? (
        <>
          , by <StaffName id={staffId} />
        </>
      ) : (
        ', by the organizer'
      )}{' '}
      {isManager && !isAsked ? (
        <ToolButton kind="quiet" aria-label={`Remove: ${words}`} onClick={() => setIsAsked(true)}>
          Remove
        </ToolButton>
      ) : null}
      {isAsked ? (
        <Row>
          <ToolButton kind="danger" onClick={() => void press()}>
            Delete it for good
          </ToolButton>
          <ToolButton onClick={() => setIsAsked(false)}>Keep it</ToolButton>
        </Row>
      ) : null}
    </li>
  );
}

interface FormProps {
  readonly group: StaffGroup;
  readonly onClose: () => void;
}

const added = z.object({ kind: z.enum(['purchase-order', 'certificate']), file: neededFile });
type Added = z.input<typeof added>;

function AddForm({ group, onClose }: FormProps) {
  const client = useApolloClient();
  const { form, ...sending } = useAnswerForm({
    schema: added,
    empty: { kind: 'purchase-order', file: undefined } as Added,
    refusedTitle: 'The file was not added',
    send: async ({ kind, file }) => {
      const refused = file && (await sendGroupFile(`group-files/${group.id}/${kind}`, file));
      return refused ? refusedFile(refused) : { __typename: 'Added' as const };
    },
    onDone: () => {
      void client.refetchQueries({ include: shownAgain });
      showToast({ title: 'Added', text: group.organization.name, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="Add a file" button="Add it" busyText="Sending..." onClose={onClose}>
      <FieldPair>
        <SelectField label="What it is" {...fieldProps(form, 'kind')}>
          <option value="purchase-order">{kindWords.purchase_order}</option>
          <option value="certificate">{kindWords.certificate}</option>
        </SelectField>
        <TextField type="file" label="File" hint={FILE_HINT} accept={FILE_TYPES} {...fieldProps(form, 'file')} />
      </FieldPair>
    </StaffForm>
  );
}
