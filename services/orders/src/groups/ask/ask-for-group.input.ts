import type { Fault } from '@hilltop/platform/outcome/in-language';
import { emailField } from '@hilltop/platform/values/typed-email';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults } from '../../faults.en.js';
import { GROUP_PAYMENTS } from '../group.entity.js';
import { addressField, dayOfGroup, type OfferedDays, optionalWords, wholePeople, words } from '../group.fields.js';
import { ORGANIZATION_KINDS } from '../organization.entity.js';
import type { GroupTerms } from '../terms/group-terms.js';

const MOST_PREFERRED_DAYS = 3;
const time = lineField()
  .max(20, faults.time)
  .nullish()
  .transform((text) => text || null);

interface Asker extends OfferedDays {
  /** Its organization has not come before. */
  readonly isNew: boolean;
}

export function askForGroupInput({ isNew, ...days }: Asker, terms: GroupTerms) {
  const day = dayOfGroup(days);
  const fields = z.object({
    organizationName: lineField().max(100, faults.long('name', 100)).nullish(),
    organizationKind: z.enum(ORGANIZATION_KINDS).nullish(),
    address: addressField.nullish().transform((text) => text ?? ''),
    organizerName: words('name', 100),
    organizerEmail: emailField,
    organizerPhone: words('phone', 40),
    grade: lineField()
      .max(40, faults.long('grade', 40))
      .nullish()
      .transform((text) => text ?? ''),
    tourId: z.uuid(faults.noSuchTour).toLowerCase(),
    pupils: wholePeople('pupils'),
    adults: wholePeople('adults'),
    preferredDays: z
      .array(z.object({ day, from: time, until: time }))
      .min(1, faults.day)
      .max(MOST_PREFERRED_DAYS, faults.manyDays(MOST_PREFERRED_DAYS)),
    paysBy: z.enum(GROUP_PAYMENTS),
    accessNeeds: optionalWords('groupNeeds', 300),
    note: optionalWords('note', 1_000),
  });
  return fields.superRefine(({ pupils, adults, organizationName, organizationKind }, context) => {
    const problem = (path: string, fault: Fault) =>
      context.addIssue({ code: 'custom', path: [path], message: fault.error() });
    const { smallestGroup, mostPeople } = terms;
    if (pupils + adults < smallestGroup) problem('pupils', faults.smallToAsk(smallestGroup));
    if (pupils + adults > mostPeople) problem('pupils', faults.large(mostPeople));
    if (!isNew) return;
    if (!organizationName) problem('organizationName', faults.organization);
    if (!organizationKind) problem('organizationKind', faults.organizationKind);
  });
}

export type GroupAsk = z.output<ReturnType<typeof askForGroupInput>>;
