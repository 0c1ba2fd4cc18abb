import { HouseW9Document } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { FILE_HINT, FILE_TYPES, neededFile, refusedFile, sendGroupFile } from '../../kit/group/send-group-file.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { StaffForm } from '../forms/staff-form.js';

const schema = z.object({ file: neededFile });
const NONE: { file: FileList | undefined } = { file: undefined };

/** The form that accounts payable ask for before they pay. Pages of groups and bills offer it. */
export function HouseW9() {
  const { data, reload } = useAdminQuery(HouseW9Document, {});
  const known = data?.houseW9;
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: NONE,
    refusedTitle: 'The W-9 was not saved',
    send: async ({ file }) => {
      const refused = file && (await sendGroupFile('group-files/w9', file));
      return refused ? refusedFile(refused) : { __typename: 'Added' as const };
    },
    onDone: () => {
      showToast({ title: 'W-9 saved', text: 'Pages of groups and bills offer it.', tone: 'done' });
      void reload();
    },
  });
  return (
    <section aria-label="W-9 of the house">
      <Text>
        {known ? (
          <>
            Organizers and payers are given the <a href={`/api/group-files/${known.name}`}>W-9</a> of{' '}
            {venueDateTime(known.addedAt)}.
          </>
        ) : (
          'There is no W-9 yet. Schools ask for it before they pay.'
        )}
      </Text>
      <StaffForm
        of={sending}
        aria-label="W-9"
        button={known ? 'Replace the W-9' : 'Save the W-9'}
        busyText="Sending..."
      >
        <TextField
          type="file"
          label="W-9, filled in and signed"
          hint={FILE_HINT}
          accept={FILE_TYPES}
          {...fieldProps(form, 'file')}
        />
      </StaffForm>
    </section>
  );
}
