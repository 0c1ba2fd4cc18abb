import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { visitorQuestions } from '#house/texts/visitor-questions.js';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { field, fill, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { QuestionsSection } from './content-tab.js';
import { HouseForm } from './house-form.js';
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

describe('content that is being edited when the page is loaded again', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    const staff = { email: 'ada@hilltop.test', name: 'Ada', role: 'manager' } as const;
    act(() => sessionStore.send({ type: 'signedIn', staff, byForm: false }));
  });
  afterEach(() => act(() => sessionStore.send({ type: 'signedOut' })));

  it('has what was typed into a film, on what others changed meanwhile', () => {
    renderWithAnswers(<MediaSection version={1} items={[film]} />);
    fill('Title', 'A longer film');
    cleanup();
    renderWithAnswers(<MediaSection version={2} items={[{ ...film, description: 'Changed.' }]} />);
    expect([field('Title').value, field('Description').value]).toEqual(['A longer film', 'Changed.']);
    expect(screen.getByText(/It was changed meanwhile/)).toBeTruthy();
    press('Discard what I typed');
    expect(field('Title').value).toBe('A film');
    cleanup();
    renderWithAnswers(<MediaSection version={2} items={[film]} />);
    expect(field('Title').value).toBe('A film');
  });

  it('has the pages that were added to the house’s details, until they are saved', async () => {
    const house = { street: '1 Hill Rd', town: 'Arlington, TX', phone: '817-555-0100', socials: [] };
    const answers = { SaveHouseDetails: { saveHouseDetails: { __typename: 'HouseDetailsSaved' } } };
    const show = (): void => {
      cleanup();
      renderWithAnswers(<HouseForm house={house} version={1} />, answers);
    };
    show();
    press('Add a page');
    fill('Name of page 1', 'Photographs');
    show();
    expect(field('Name of page 1').value).toBe('Photographs');
    press('Save house details');
    await waitFor(() => expect(screen.queryByText(/You began this/)).toBeNull());
    show();
    expect(screen.queryByLabelText('Name of page 1')).toBeNull();
  });
});
