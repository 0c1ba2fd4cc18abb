import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AnswerCard } from '../../kit/design/marks/answer-card.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import type { VisitorQuestion } from '../../kit/lib/site-content.js';

const Section = styled.section`
  scroll-margin-top: var(--s-4);
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  margin-top: var(--s-5);
  > li { display: grid; }
  ${media.fromTablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.fromDesktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

interface QuestionsProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly items: readonly VisitorQuestion[];
  readonly children?: ReactNode;
}

/** A part of the page: its questions, with whose word each answer is. */
export function Questions({ id, title, lead, items, children }: QuestionsProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead ? (
        <Text kind="lead" mt={3}>
          {lead}
        </Text>
      ) : null}
      {children}
      {items.length === 0 ? null : (
        <Cards>
          {items.map((item) => (
            <li key={item.question}>
              <AnswerCard {...item} />
            </li>
          ))}
        </Cards>
      )}
    </Section>
  );
}
