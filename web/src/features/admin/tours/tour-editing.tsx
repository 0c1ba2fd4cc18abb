import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  type CreateTourInput,
  type StaffTourFragment,
  StaffToursDocument,
  UpdateTourDocument,
} from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';
import { Editing } from '../forms/editing.js';
import { TourFields } from './tour-fields.js';
import { isTourField, type TourForm, tourDifferences, tourInForm, tourShape } from './tour-form.js';

type TourEditingProps = { readonly tour: StaffTourFragment; readonly onDone: () => void };

/** The form that changes a tour. */
export const TourEditing = ({ tour, onDone }: TourEditingProps) => {
  const update = useDeskChange(UpdateTourDocument, [StaffToursDocument]);
  const form = useForm<TourForm, unknown, CreateTourInput>({
    resolver: zodResolver(tourShape),
    defaultValues: tourInForm(tour),
  });

  const send = async ({ type: _, ...input }: CreateTourInput, version: number) => {
    const data = await update({ id: tour.id, version, input });
    return data === 'unanswered' ? data : data.updateTour;
  };

  return (
    <Editing
      what="tour"
      thing={tour}
      form={form}
      inForm={tourInForm}
      differencesOf={tourDifferences}
      isField={isTourField}
      send={send}
      made="TourUpdated"
      onDone={onDone}
    >
      <TourFields form={form} typeStays />
    </Editing>
  );
};
