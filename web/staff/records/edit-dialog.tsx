import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Dialog } from '../../kit/design/layers/dialog.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { isRefusal } from '../../kit/lib/forms/form-error.js';
import { capitalized } from '../../kit/lib/spelled-number.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { type ChangeAnswer, currentOf, type RecordKind, type VersionedRecord } from './record-kind.js';

const Differences = styled.dl`
  display: grid;
  gap: var(--s-2);
  margin-block: var(--s-3);
  font-size: var(--t-2);
  > div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 0 var(--s-3); }
  dt { grid-row: span 2; font-weight: 600; }
  dd { overflow-wrap: anywhere; white-space: pre-line; }
  dd + dd { color: var(--ink-soft); }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

type Description = Readonly<Record<string, string>>;

interface EditConflictProps {
  readonly name: string;
  /** Both versions, as text by label. */
  readonly now: Description;
  readonly typed: Description;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

export function differingLabels(now: Description, typed: Description): readonly string[] {
  return Object.keys(now).filter((label) => now[label] !== typed[label]);
}

/** Somebody else changed the record first: shows the differences in what was typed, and asks which version to keep. */
function EditConflict({ name, now, typed, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const labels = differingLabels(now, typed);
  const start = useRef<HTMLDivElement>(null);
  // The fields may fill the screen.
  useEffect(() => {
    // It returns a promise in newer browsers, which is no cleanup.
    void start.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice tone="refused" alert title={`Someone else changed this ${name}`}>
      <div ref={start}>Fields that you did not change have their values of now.</div>
      {labels.length === 0 ? (
        <p>It is now the same as your version.</p>
      ) : (
        <Differences>
          {labels.map((label) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>Now: {now[label] || '(nothing)'}</dd>
              <dd>You typed: {typed[label] || '(nothing)'}</dd>
            </div>
          ))}
        </Differences>
      )}
      <Choices>
        <ToolButton onClick={onKeepMine}>Save my version</ToolButton>
        <ToolButton onClick={onTakeTheirs}>Use the current version</ToolButton>
      </Choices>
    </Notice>
  );
}

interface EditFormProps<Row extends VersionedRecord, Form extends FieldValues, Input> {
  readonly kind: RecordKind<Row, Form, Input>;
  readonly row: Row;
  /** Changes the record if it still has that version. */
  readonly update: (input: Input, version: number) => Promise<ChangeAnswer<Row>>;
  readonly onClose: () => void;
}

function EditForm<Row extends VersionedRecord, Form extends FieldValues, Input>({
  kind: { name, schema, toForm, asText, isField, Fields },
  row,
  update,
  onClose,
}: EditFormProps<Row, Form, Input>) {
  const [version, setVersion] = useState(row.version);
  const { form, kept, beginFrom, ...sending } = useStaffForm<Form, Input, ChangeAnswer<Row>>({
    keptAs: `${name} ${row.id}`,
    version: row.version,
    schema,
    empty: toForm(row),
    after: (typed) => typed,
    isField,
    refusedTitle: `The ${name} was not saved`,
    send: (input) => {
      setCurrent(undefined);
      return update(input, version);
    },
    onRefused: (answer) => {
      if (!isRefusal(answer)) return false;
      showToast({ title: 'Error', text: `Failed to update ${name}`, tone: 'refused' });
      const changed = currentOf(answer);
      if (!changed) return false;
      const typed = beginFrom(changed.version, toForm(changed), form.getValues());
      form.reset(typed as DefaultValues<Form>, { keepDirty: true });
      setVersion(changed.version);
      setCurrent(changed);
      return true;
    },
    onDone: () => {
      const text = `${capitalized(name)} has been updated successfully`;
      showToast({ title: `${capitalized(name)} updated`, text, tone: 'done' });
      onClose();
    },
  });
  // What a reload left may be based on a version that is gone.
  const [current, setCurrent] = useState(kept?.isChanged ? row : undefined);

  return (
    <StaffForm
      of={current ? sending : { ...sending, kept }}
      aria-label={`Edit ${row.name}`}
      button="Save changes"
      busyText="Saving..."
      disabled={current !== undefined}
      onClose={onClose}
      closeText="Cancel"
    >
      {current ? (
        <EditConflict
          name={name}
          now={asText(toForm(current))}
          typed={asText(form.getValues())}
          onKeepMine={() => void sending.submit()}
          onTakeTheirs={() => {
            form.reset(toForm(current));
            setCurrent(undefined);
          }}
        />
      ) : null}
      <Fields form={form} isNew={false} />
    </StaffForm>
  );
}

interface EditDialogProps<Row extends VersionedRecord, Form extends FieldValues, Input>
  extends Omit<EditFormProps<Row, Form, Input>, 'row'> {
  /** Undefined closes the dialog. */
  readonly row: Row | undefined;
}

/** Edits a record. If somebody else changed it first, both versions are shown and nothing typed is lost. */
export function EditDialog<Row extends VersionedRecord, Form extends FieldValues, Input>({
  row,
  onClose,
  ...rest
}: EditDialogProps<Row, Form, Input>) {
  return (
    <Dialog
      plain
      open={row !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Edit ${row?.name ?? ''}`}
    >
      {row ? <EditForm key={row.id} row={row} onClose={onClose} {...rest} /> : null}
    </Dialog>
  );
}
