import { type ReactNode, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { showToast } from '../../../design/layers/toasts.js';
import { ChangedMeanwhile, type Difference } from './changed-meanwhile.js';
import { DeskForm, FormActions } from './form-parts.js';
import { type FormTrouble, faultsOf, troubleOf } from './form-trouble.js';
import { atFirst, type ChangeAnswer, currentOf, type KeptThing, type ThingWord } from './kept-thing.js';
import { TroubleNotice } from './trouble-notice.js';

type EditingProps<Thing extends KeptThing, Form extends FieldValues, Input> = {
  readonly what: ThingWord;
  readonly thing: Thing;
  readonly form: UseFormReturn<Form, unknown, Input>;
  readonly inForm: (thing: Thing) => Form;
  readonly differencesOf: (current: Thing, typed: Form) => readonly Difference[];
  readonly isField: (name: string) => name is Path<Form>;
  /** Sends the change of the version that was seen, and the name of the answer that says it was made. */
  readonly send: (input: Input, version: number) => Promise<ChangeAnswer<Thing>>;
  readonly made: string;
  readonly onDone: () => void;
  /** The fields. */
  readonly children: ReactNode;
};

/** Changes something, if nobody did meanwhile; if somebody did, both versions are shown and nothing typed is lost. */
export const Editing = <Thing extends KeptThing, Form extends FieldValues, Input>({
  what,
  thing,
  form: { handleSubmit, reset, setError, getValues, formState },
  inForm,
  differencesOf,
  isField,
  send,
  made,
  onDone,
  children,
}: EditingProps<Thing, Form, Input>) => {
  const [version, setVersion] = useState(thing.version);
  const [current, setCurrent] = useState<Thing>();
  const [trouble, setTrouble] = useState<FormTrouble>();

  const submit = handleSubmit(async (input) => {
    setTrouble(undefined);
    setCurrent(undefined);
    const answer = await send(input, version);
    if (answer !== 'unanswered' && answer.__typename === made) {
      const name = atFirst(what);
      showToast({ title: `${name} updated`, text: `${name} has been updated successfully`, tone: 'done' });
      onDone();
      return;
    }
    showToast({ title: 'Error', text: `Failed to update ${what}`, tone: 'refused' });
    const now = currentOf(answer);
    if (now) {
      setVersion(now.version);
      setCurrent(now);
      return;
    }
    setTrouble(troubleOf(`The ${what} was not saved`, answer, isField));
    faultsOf(answer, isField).own.forEach(({ field, message }, place) => {
      setError(field as Path<Form>, { message }, { shouldFocus: place === 0 });
    });
  });

  return (
    <DeskForm
      noValidate
      aria-label={`Edit ${thing.name}`}
      aria-busy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      {current ? (
        <ChangedMeanwhile
          what={what}
          differences={differencesOf(current, getValues())}
          onKeepMine={() => void submit()}
          onTakeTheirs={() => {
            reset(inForm(current));
            setCurrent(undefined);
          }}
        />
      ) : null}
      <TroubleNotice trouble={formState.isSubmitting ? undefined : trouble} />
      <FormActions>
        <ToolButton kind="main" type="submit" busy={formState.isSubmitting}>
          {formState.isSubmitting ? 'Saving...' : 'Save changes'}
        </ToolButton>
        <ToolButton onClick={onDone}>Cancel</ToolButton>
      </FormActions>
    </DeskForm>
  );
};
