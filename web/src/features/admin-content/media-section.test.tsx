import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { field, fill, press } from '../../../test/form-actions.js';
import { renderWithAnswers } from '../../../test/render-with-answers.js';
import { visitorQuestions } from '../../content/visitor-questions.js';
import { QuestionsSection } from './content-tab.js';
import { MediaSection } from './media-section.js';

const film = { id: 'a', kind: 'video', title: 'A film', source: 'A station', description: 'About the hill.' } as const;
const other = { ...film, id: 'b', title: 'Another film' };

/** A section that a press of the button updates to a later version, as a late answer does. */
function Versions({ section }: { readonly section: (version: number) => ReactElement }) {
  const [version, setVersion] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVersion(2)}>
        The answer arrives
      </button>
      {section(version)}
    </>
  );
}

describe('content that changes while somebody types', () => {
  it('does not take what was typed from a film, and brings what others changed', () => {
    const changed = [
      { ...film, description: 'Changed.' },
      { ...other, title: 'Renamed' },
    ];
    renderWithAnswers(
      <Versions
        section={(version) => <MediaSection version={version} items={version === 1 ? [film, other] : changed} />}
      />,
    );
    fill('Video address', 'https://youtu.be/aB3dE5fG7hI');
    press('The answer arrives');
    expect(screen.getByText('Renamed')).toBeTruthy();
    expect(field('Video address').value).toBe('https://youtu.be/aB3dE5fG7hI');
    expect(field('Description').value).toBe('Changed.');
  });

  it('does not take what was typed from a question', () => {
    renderWithAnswers(
      <Versions section={(version) => <QuestionsSection version={version} items={visitorQuestions} />} />,
    );
    fill('Answer', 'Typed while an answer was on its way.');
    press('The answer arrives');
    expect(field('Answer').value).toBe('Typed while an answer was on its way.');
  });
});
