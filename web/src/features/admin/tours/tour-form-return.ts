import type { UseFormReturn } from 'react-hook-form';
import type { CreateTourInput } from '../../../generated/staff-operations.js';
import type { TourForm } from './tour-form.js';

/** The tour form as its parts take it. */
export type TourFormReturn = UseFormReturn<TourForm, unknown, CreateTourInput>;
