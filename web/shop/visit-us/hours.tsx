import { styled } from 'styled-components';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
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

/** The hours of the week, and the days that differ. */
export function Hours() {
  const house = useHouse();
  const specialDays = house?.specialDays.slice(0, MOST_SPECIAL_DAYS) ?? [];
  return (
    <Section id="hours" aria-labelledby="hours-title">
      <h2 id="hours-title">Hours</h2>
      <Leaders facts={hoursFacts(house?.week)} />
      {specialDays.length === 0 ? null : (
        <>
          <h3>On other days</h3>
          {specialDays.map((day) => (
            <Text key={day.date} kind="serif" mt={2}>
              {specialDayText(day)}
            </Text>
          ))}
        </>
      )}
      <Text mt={5}>
        <ButtonLink to="/tours">Book a tour</ButtonLink>
      </Text>
    </Section>
  );
}
