import { useState } from 'react';
import {
  MergeOrganizationsDocument,
  SameOrganizationsDocument,
  StaffGroupDocument,
  StaffGroupsDocument,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import type { StaffGroup } from './group-words.js';
import { KnownOrganizations } from './known-organizations.js';
import { reason } from './money-forms.js';

type Organization = Pick<StaffGroup['organization'], 'id' | 'name'>;

function groupsWords(groups: number): string {
  return groups === 1 ? '1 group' : `${groups} groups`;
}

/** Whoever asks on the site has a row of its own: rows with the same name are offered to be one. */
export function SameOrganizations({ organization }: Pick<StaffGroup, 'organization'>) {
  const [into, setInto] = useState<Organization>();
  const { data } = useAdminQuery(SameOrganizationsDocument, { id: organization.id });
  const others = data?.sameOrganizations?.others ?? [];
  if (into) return <MergeForm from={organization} into={into} onClose={() => setInto(undefined)} />;
  if (others.length === 0) return null;
  return (
    <Notice title="This organization may have been here before">
      {others.map(({ organization: other, groups }) => (
        <ToolButton key={other.id} onClick={() => setInto(other)}>
          It is the same as {other.name} with {groupsWords(groups)}
        </ToolButton>
      ))}
    </Notice>
  );
}

interface PickMergeProps {
  readonly group: StaffGroup;
  readonly onClose: () => void;
}

/** Two names of one organization, of which the desk knows. */
export function PickMerge({ group: { organization }, onClose }: PickMergeProps) {
  const [name, setName] = useState(organization.name);
  const [into, setInto] = useState<Organization>();
  if (into) return <MergeForm from={organization} into={into} onClose={onClose} />;
  return (
    <Stack as="section" gap={3} aria-label="Same organization">
      <TextField
        label="Which organization it is"
        hint="Type a part of its name, and choose it below"
        autoComplete="off"
        value={name}
        error={undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <KnownOrganizations
        name={name}
        isChosen={false}
        except={organization.id}
        onChoose={(chosen) => setInto(chosen)}
      />
      <div>
        <ToolButton onClick={onClose}>Not now</ToolButton>
      </div>
    </Stack>
  );
}

interface MergeFormProps {
  readonly from: Organization;
  readonly into: Organization;
  readonly onClose: () => void;
}

/** Says what moves, and makes two organizations one. */
function MergeForm({ from, into, onClose }: MergeFormProps) {
  const merge = useAdminMutation(MergeOrganizationsDocument, [
    StaffGroupsDocument,
    StaffGroupDocument,
    SameOrganizationsDocument,
  ]);
  const { data } = useAdminQuery(SameOrganizationsDocument, { id: from.id });
  const moved = data?.sameOrganizations?.groups ?? 0;
  const { form, ...sending } = useStaffForm({
    keptAs: `merge of ${from.id} and ${into.id}`,
    schema: z.object({ reason }),
    empty: { reason: 'The same organization' },
    refusedTitle: 'Nothing was merged',
    send: (read) => merge({ from: from.id, into: into.id, ...read }),
    onDone: () => {
      showToast({ title: 'One organization', text: `Its groups are those of ${into.name} now.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="Same organization" kind="danger" button="Make them one" onClose={onClose}>
      <Text>
        {groupsWords(moved)} of “{from.name}” with all money and documents will be of “{into.name}”. The other row goes.
        This cannot be undone.
      </Text>
      <ReasonField usual="group" hint="Kept on record" {...fieldProps(form, 'reason')} />
    </StaffForm>
  );
}
