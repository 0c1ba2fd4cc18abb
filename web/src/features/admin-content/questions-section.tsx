import { useState } from 'react';
import { AdminSection } from '../../admin/layout/admin-section.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import type { VisitorQuestion } from '../../lib/site-content.js';
import { Columns, Rows, Tools } from './item-list.js';
import { draftOf, newQuestion, stateNames, topicNames } from './question-draft.js';
import { QuestionForm } from './question-form.js';

interface QuestionsSectionProps {
  readonly items: readonly VisitorQuestion[];
  readonly version: number;
}

/** What visitors ask on `/visit-us`: a list, and the form of one. */
export function QuestionsSection({ items, version }: QuestionsSectionProps) {
  const drafts = items.map(draftOf);
  /** Its place in the list; the length of the list for a new one. */
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
        // A question has no id: another one at its place begins again.
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
