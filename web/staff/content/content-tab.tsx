import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ownMedia } from '#house/texts/own-media.js';
import { testimonials } from '#house/texts/testimonials.js';
import { SaveTestimonialsDocument, StaffContentDocument } from '../../generated/staff-operations.js';
import { TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import type { Testimonial, VisitorQuestion } from '../../kit/lib/site-content.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { HouseForm } from './house-form.js';
import { Columns, Rows, Tools } from './item-list.js';
import { MediaSection } from './media-section.js';
import { MissingInSpanish } from './missing-in-spanish.js';
import { draftOf, houseQuestions, newQuestion, stateNames, topicNames } from './question-draft.js';
import { QuestionForm } from './question-form.js';
import { RestaurantsSection } from './restaurants-section.js';
import { useSectionForm } from './use-section-form.js';

/** Until the service has stored its defaults. */
const noHouse = { street: '', town: '', phone: '', socials: [] };

/**
 * The house's content of the site: media, visitors' questions, restaurants and their dishes, testimonials, contact details. Forms start with
 * defaults.
 */
export function ContentTab() {
  const { data, hasFailed, reload } = useAdminQuery(StaffContentDocument, {});
  if (hasFailed) {
    return (
      <Notice tone="refused" title="The content could not be loaded" alert>
        <ToolButton onClick={() => void reload()}>Try again</ToolButton>
      </Notice>
    );
  }
  if (data === undefined) return <Text soft>Loading…</Text>;
  const { house, media, questions, testimonials: written } = data.siteContent ?? {};
  return (
    <AdminColumns>
      <MissingInSpanish questions={questions?.items ?? houseQuestions} />
      <MediaSection items={media?.items ?? ownMedia} version={media?.version ?? 0} />
      <QuestionsSection items={questions?.items ?? houseQuestions} version={questions?.version ?? 0} />
      <RestaurantsSection />
      <TestimonialsForm
        key={`testimonials ${written?.version}`}
        items={written?.items ?? testimonials}
        version={written?.version ?? 0}
      />
      <HouseForm key={`house ${house?.version}`} house={house ?? noHouse} version={house?.version ?? 0} />
    </AdminColumns>
  );
}

interface QuestionsSectionProps {
  readonly items: readonly VisitorQuestion[];
  readonly version: number;
}

/** Visitors' questions on `/visit-us`: a list, and a form for one. */
export function QuestionsSection({ items, version }: QuestionsSectionProps) {
  const drafts = items.map(draftOf);
  /** Position in the list; its length for a new question. */
  const [chosen, setChosen] = useState(0);
  const place = Math.min(chosen, drafts.length);
  return (
    <Columns>
      <AdminSection
        title={`Questions of visitors (${drafts.length})`}
        tools={
          <Tools>
            <ToolButton onClick={() => setChosen(drafts.length)}>Add a question</ToolButton>
          </Tools>
        }
      >
        <Rows aria-label="Questions of visitors">
          {drafts.map(({ question, topic, state }, at) => (
            <li key={question}>
              <button type="button" aria-pressed={at === place} onClick={() => setChosen(at)}>
                <b>{question}</b>
                <small>
                  {topicNames[topic]}. {stateNames[state]}
                </small>
              </button>
            </li>
          ))}
        </Rows>
      </AdminSection>
      <QuestionForm
        // Questions have no id: another question at this position resets the form.
        key={`${place} ${drafts[place]?.question}`}
        draft={drafts[place] ?? newQuestion}
        place={place}
        items={drafts}
        version={version}
        onChosen={setChosen}
      />
    </Columns>
  );
}

interface TestimonialsFormProps {
  readonly items: readonly Testimonial[];
  readonly version: number;
}

/** Quotes on the home page. */
function TestimonialsForm({ items, version }: TestimonialsFormProps) {
  const { form, ...sending } = useSectionForm({
    keptAs: 'testimonials',
    document: SaveTestimonialsDocument,
    version,
    draft: { items: items.map(({ words, by }) => ({ words, by })) },
    fieldOf: (field) =>
      /^(items\.)?\d+\.(words|by)$/.test(field) ? `items.${field.replace('items.', '')}` : undefined,
    variablesOf: ({ items: input }) => ({ version, input }),
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const { errors } = form.formState;
  return (
    <AdminSection title="Testimonials">
      <AdminSectionBody>
        <StaffForm of={sending} aria-label="Testimonials" button="Save testimonials">
          {fields.map(({ id }, place) => (
            <fieldset key={id} style={{ display: 'grid', gap: 'var(--s-2)', justifyItems: 'stretch' }}>
              <legend>Testimonial {place + 1}</legend>
              <TextAreaField
                label="What the visitor wrote"
                rows={2}
                error={errors.items?.[place]?.words?.message}
                {...form.register(`items.${place}.words`)}
              />
              <TextField
                label="Who wrote it"
                error={errors.items?.[place]?.by?.message}
                {...form.register(`items.${place}.by`)}
              />
              {fields.length > 3 ? (
                <ToolButton onClick={() => remove(place)}>Remove testimonial {place + 1}</ToolButton>
              ) : null}
            </fieldset>
          ))}
          <ToolButton onClick={() => append({ words: '', by: '' })}>Add a testimonial</ToolButton>
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
