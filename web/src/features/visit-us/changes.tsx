import { styled } from 'styled-components';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Text } from '../../design/type/text.js';
import { useHouse, usePhone } from '../../document/use-house.js';
import { changeRule, hoursBefore } from '../../lib/change-rule.js';

const Section = styled.section`
  scroll-margin-top: var(--s-4);
  > p { max-width: 46rem; }
`;

/** The rule of changes and refunds, from the settings. */
export function Changes() {
  const rules = useHouse()?.changeRules;
  const phone = usePhone();
  return (
    <Section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes and refunds</h2>
      {rules ? (
        <Text kind="lead" mt={3}>
          {changeRule(hoursBefore(rules))}
        </Text>
      ) : null}
      <Text kind="serif" mt={4}>
        Another day, another time, more guests or fewer: use the link in your ticket’s e-mail. For fewer guests you get
        the difference back, and for more you pay it. Later than that, call {phone}.
      </Text>
      <Text kind="serif" mt={4}>
        If we close a day, none of these limits counts: you choose another time, or get all your money back.
      </Text>
      <Text mt={5}>
        <ButtonLink to="/visit" kind="second">
          Find my booking
        </ButtonLink>
      </Text>
    </Section>
  );
}
