import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { GroupDayRoomDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { media } from '../../kit/design/media.js';
import { dateAfter, isDate, venueToday } from '../../kit/lib/venue-dates.js';
import { roomOf } from './day-room.js';
import { emptyDay, type GroupAsk, MOST_PREFERRED_DAYS, type TypedAsk } from './group-ask.js';

export type AskForm = UseFormReturn<TypedAsk, unknown, GroupAsk>;

/** How far ahead groups ask, at most. */
const YEAR_DAYS = 365;

const CHOICES = [
  { title: t`First choice` },
  { title: t`Second choice`, removal: t`Remove the second choice` },
  { title: t`Third choice`, removal: t`Remove the third choice` },
];

const PreferredDay = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-3) var(--s-4);
  align-items: start;
  border: 0;
  legend { margin-bottom: var(--s-2); font: 400 var(--t-5)/1.2 var(--title); }
  > :nth-child(2), > p, > button { grid-column: 1 / -1; justify-self: stretch; }
  > button { justify-self: start; }
  ${media.fromTablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); > :nth-child(2) { grid-column: auto; } }
`;

const Room = styled.p`
  --mark: var(--felt);
  min-height: 1.35em;
  font: 500 var(--t-2)/1.35 var(--ui);
  &[data-level] { padding-left: var(--s-3); border-left: 6px double var(--mark); }
  &[data-level='little'] { --mark: var(--brass-deep); }
  &[data-level='full'], &[data-level='closed'] { --mark: var(--oxblood); }
`;

/** Up to three days, the best first. */
export function PreferredDayFields({
  form,
  askedAheadDays,
}: {
  readonly form: AskForm;
  readonly askedAheadDays: number;
}) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'preferredDays' });
  const [today, setToday] = useState<string>();
  // Rendered on another day than it is read.
  useEffect(() => setToday(venueToday()), []);
  const days =
    today === undefined ? undefined : { min: dateAfter(today, askedAheadDays), max: dateAfter(today, YEAR_DAYS) };
  return (
    <>
      {fields.map(({ id }, place) => (
        <DayRow key={id} form={form} place={place} days={days} onRemove={place > 0 ? () => remove(place) : undefined} />
      ))}
      {fields.length < MOST_PREFERRED_DAYS ? (
        <div>
          <Button kind="second" small onClick={() => append(emptyDay)}>
            <Trans>Add another day</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface DayRowProps {
  readonly form: AskForm;
  readonly place: number;
  readonly days: { readonly min: string; readonly max: string } | undefined;
  readonly onRemove: (() => void) | undefined;
}

function DayRow({ form, place, days, onRemove }: DayRowProps) {
  const field = (name: 'day' | 'from' | 'until') => ({
    ...form.register(`preferredDays.${place}.${name}`),
    error: form.formState.errors.preferredDays?.[place]?.[name]?.message,
  });
  return (
    <PreferredDay>
      <legend>{CHOICES[place]?.title}</legend>
      <TextField label={t`Day`} type="date" required {...days} {...field('day')} />
      <TextField label={t`Not before (optional)`} type="time" {...field('from')} />
      <TextField label={t`Not after (optional)`} type="time" {...field('until')} />
      <RoomOfDay form={form} place={place} />
      {onRemove ? (
        <Button kind="second" small onClick={onRemove} aria-label={CHOICES[place]?.removal}>
          <Trans>Remove</Trans>
        </Button>
      ) : null}
    </PreferredDay>
  );
}

/** Whether the chosen day has room for so many people. */
function RoomOfDay({ form: { control }, place }: Pick<DayRowProps, 'form' | 'place'>) {
  const [tourId, pupils, adults] = useWatch({ control, name: ['tourId', 'pupils', 'adults'] });
  const { day, from, until } = useWatch({ control, name: `preferredDays.${place}` }) ?? emptyDay;
  const { data, loading, error } = useQuery(GroupDayRoomDocument, {
    variables: { tourId, day },
    skip: !isDate(day) || tourId === '',
    fetchPolicy: 'cache-and-network',
  });
  if (!isDate(day)) return <Room role="status" />;
  const people = (Number(pupils) || 0) + (Number(adults) || 0);
  const found = data?.groupDay ? roomOf(data.groupDay, { people, from, until }) : undefined;
  const waiting = loading ? t`Looking at this day...` : undefined;
  const failed = error ? t`We could not look at this day. You can ask for it all the same.` : '';
  return (
    <Room role="status" data-level={found?.level}>
      {found?.words ?? waiting ?? failed}
    </Room>
  );
}
