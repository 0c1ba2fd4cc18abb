import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Text } from '../../kit/design/type/text.js';
import { useHouse } from '../../kit/document/use-house.js';
import { hoursFacts, specialDayText } from '../../kit/lib/house-hours.js';

const Section = styled.section`
  scroll-margin-top: var(--s-4);
  dl { --leaders-gap: var(--s-3); max-width: 52rem; margin-top: var(--s-4); font: 400 var(--t-4) / 1.45 var(--text); }
  h3 { margin-top: var(--s-5); font-size: var(--t-5); }
`;

/** Most days that differ. */
const MOST_SPECIAL_DAYS = 12;

/** The hours of the week, and the days that differ. @param children what else to know before one comes */
export function Hours({ children }: { readonly children: ReactNode }) {
  const house = useHouse();
  const specialDays = house?.specialDays.slice(0, MOST_SPECIAL_DAYS) ?? [];
  return (
    <Section id="hours" aria-labelledby="hours-title">
      <h2 id="hours-title">
        <Trans>Hours</Trans>
      </h2>
      <Leaders facts={hoursFacts(house?.week)} />
      {specialDays.length === 0 ? null : (
        <>
          <h3>
            <Trans>On other days</Trans>
          </h3>
          {specialDays.map((day) => (
            <Text key={day.date} kind="serif" mt={2}>
              {specialDayText(day)}
            </Text>
          ))}
        </>
      )}
      {children}
    </Section>
  );
}
