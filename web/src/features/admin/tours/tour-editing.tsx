import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { showToast } from '../../../design/layers/toasts.js';
import {
  type CreateTourInput,
  type StaffTourFragment,
  StaffToursDocument,
  UpdateTourDocument,
} from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';
import { ChangedMeanwhile } from '../forms/changed-meanwhile.js';
import { DeskForm, FormActions } from '../forms/form-parts.js';
import { type FormTrouble, faultsOf, troubleOf } from '../forms/form-trouble.js';
import { TroubleNotice } from '../forms/trouble-notice.js';
import { TourFields } from './tour-fields.js';
import { isTourField, type TourForm, tourDifferences, tourInForm, tourShape } from './tour-form.js';

type TourEditingProps = { readonly tour: StaffTourFragment; readonly onDone: () => void };

/** Changes a tour, if nobody did meanwhile; if somebody did, both versions are shown and nothing typed is lost. */
export const TourEditing = ({ tour, onDone }: TourEditingProps) => {
  const update = useDeskChange(UpdateTourDocument, [StaffToursDocument]);
  const [version, setVersion] = useState(tour.version);
  const [current, setCurrent] = useState<StaffTourFragment>();
  const [trouble, setTrouble] = useState<FormTrouble>();
  const form = useForm<TourForm, unknown, CreateTourInput>({
    resolver: zodResolver(tourShape),
    defaultValues: tourInForm(tour),
  });
  const { handleSubmit, reset, setError, getValues, formState } = form;

  const save = async ({ type: _, ...input }: CreateTourInput, from: number): Promise<void> => {
    setTrouble(undefined);
    setCurrent(undefined);
    const data = await update({ id: tour.id, version: from, input });
    const answer = data === 'unanswered' ? data : data.updateTour;
    if (answer !== 'unanswered' && answer.__typename === 'TourUpdated') {
      showToast({ title: 'Tour updated', text: 'Tour has been updated successfully', tone: 'done' });
      onDone();
      return;
    }
    showToast({ title: 'Error', text: 'Failed to update tour', tone: 'refused' });
    if (answer !== 'unanswered' && answer.__typename === 'TourChangedMeanwhile') {
      setVersion(answer.current.version);
      setCurrent(answer.current);
      return;
    }
    setTrouble(troubleOf('The tour was not saved', answer, isTourField));
    faultsOf(answer, isTourField).own.forEach(({ field, message }, place) => {
      setError(field as Exclude<keyof TourForm, 'features'>, { message }, { shouldFocus: place === 0 });
    });
  };

  const submit = handleSubmit((input) => save(input, version));

  return (
    <DeskForm
      noValidate
      aria-label={`Edit ${tour.name}`}
      aria-busy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <TourFields form={form} typeStays />
      {current ? (
        <ChangedMeanwhile
          what="tour"
          differences={tourDifferences(current, getValues())}
          onKeepMine={() => void submit()}
          onTakeTheirs={() => {
            reset(tourInForm(current));
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
