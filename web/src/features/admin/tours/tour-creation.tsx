import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { showToast } from '../../../design/layers/toasts.js';
import { CreateTourDocument, type CreateTourInput, StaffToursDocument } from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';
import { CreationPlace } from '../forms/creation-place.js';
import { DeskForm, FormActions } from '../forms/form-parts.js';
import { type FormTrouble, faultsOf, troubleOf } from '../forms/form-trouble.js';
import { TroubleNotice } from '../forms/trouble-notice.js';
import { TourFields } from './tour-fields.js';
import { emptyTour, isTourField, type TourForm, tourShape } from './tour-form.js';

/** Puts a tour on offer (spec.md §4): "Creating..." meanwhile, an empty form afterwards, toasts of spec.md §8. */
export const TourCreation = () => {
  const create = useDeskChange(CreateTourDocument, [StaffToursDocument]);
  const [trouble, setTrouble] = useState<FormTrouble>();
  const [made, setMade] = useState(0);
  const form = useForm<TourForm, unknown, CreateTourInput>({
    resolver: zodResolver(tourShape),
    defaultValues: emptyTour,
  });
  const { handleSubmit, reset, setError, formState } = form;

  const submit = (shut: () => void) =>
    handleSubmit(async (input) => {
      setTrouble(undefined);
      const data = await create({ input });
      const answer = data === 'unanswered' ? data : data.createTour;
      if (answer !== 'unanswered' && answer.__typename === 'TourCreated') {
        reset(emptyTour);
        setMade(made + 1);
        shut();
        showToast({ title: 'Tour created', text: 'Tour has been created successfully', tone: 'done' });
        return;
      }
      setTrouble(troubleOf('The tour was not created', answer, isTourField));
      showToast({ title: 'Error', text: 'Failed to create tour', tone: 'refused' });
      faultsOf(answer, isTourField).own.forEach(({ field, message }, place) => {
        setError(field as Exclude<keyof TourForm, 'features'>, { message }, { shouldFocus: place === 0 });
      });
    });

  return (
    <CreationPlace title="Create New Tour">
      {(shut) => (
        <DeskForm
          noValidate
          aria-label="Create New Tour"
          aria-busy={formState.isSubmitting}
          onSubmit={(event) => void submit(shut)(event)}
        >
          <TourFields key={made} form={form} />
          <TroubleNotice trouble={formState.isSubmitting ? undefined : trouble} />
          <FormActions>
            <ToolButton kind="main" type="submit" busy={formState.isSubmitting}>
              {formState.isSubmitting ? 'Creating...' : 'Create Tour'}
            </ToolButton>
          </FormActions>
        </DeskForm>
      )}
    </CreationPlace>
  );
};
