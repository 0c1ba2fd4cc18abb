import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { field, fill, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { GroupActions } from './group-actions.js';
import { visited } from './group-sample.js';

const button = 'Correct the organizer: Brook School';

it('corrects the organizer, and replaces the link where that is ticked', async () => {
  const sent = renderWithAnswers(<GroupActions group={{ ...visited, state: 'quoted' }} />, {
    CorrectGroupOrganizer: { correctGroupOrganizer: { __typename: 'Group', id: 'group' } },
  });
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(field('Name').value).toBe('Ada Marshall');
  fill('E-mail', 'ada.marshall@brook.example');
  fireEvent.click(field(/^Replace the link/));
  press('Correct');
  await waitFor(() => expect(sent).toHaveLength(1));
  const input = {
    name: 'Ada Marshall',
    email: 'ada.marshall@brook.example',
    phone: '(555) 010-0199',
    newLink: true,
  };
  expect(sent[0]).toEqual({ name: 'CorrectGroupOrganizer', variables: { id: 'group', revision: 7, input } });
  await screen.findByRole('button', { name: button });
});

it('is offered after the visit, but not once the organizer was erased', () => {
  renderWithAnswers(<GroupActions group={visited} />);
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
  renderWithAnswers(<GroupActions group={{ ...visited, organizerName: 'Erased' }} />);
  expect(screen.getAllByRole('button', { name: button })).toHaveLength(1);
});

function Changing() {
  const [group, setGroup] = useState(visited);
  const changed = { ...group, revision: 8, organizerPhone: '(555) 010-0142' };
  return (
    <>
      <GroupActions group={group} />
      <button type="button" onClick={() => setGroup(changed)}>
        Others change it
      </button>
    </>
  );
}

it('keeps what is typed when the group changes meanwhile, and begins again with what it is now', () => {
  renderWithAnswers(<Changing />);
  fireEvent.click(screen.getByRole('button', { name: button }));
  fill('Name', 'Ada M. Marshall');
  press('Others change it');
  expect([field('Name').value, field('Phone').value]).toEqual(['Ada M. Marshall', '(555) 010-0199']);
  press('Begin again with what it is now');
  expect(field('Phone').value).toBe('(555) 010-0142');
});
