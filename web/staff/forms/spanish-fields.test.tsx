import { beforeAll, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { field, fill, press } from '../../test/form-actions.js';

let SpanishFields: typeof import('./spanish-fields.js').SpanishFields;
beforeAll(async () => {
  Object.assign(globalThis, { __LANGUAGES__: ['en', 'es'] });
  ({ SpanishFields } = await import('./spanish-fields.js'));
});

function Form({ sent }: { readonly sent: object[] }) {
  const form = useForm({ defaultValues: { nameEs: 'Una', descriptionEs: '' } });
  const submit = form.handleSubmit((typed) => {
    sent.push(typed);
    form.setError('nameEs', { message: 'Too long' });
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <SpanishFields
        form={form}
        fields={[
          { name: 'nameEs', label: 'Name' },
          { name: 'descriptionEs', label: 'Description', rows: 3 },
        ]}
      />
      <button type="submit">Save</button>
    </form>
  );
}

function unfold(): void {
  const fold = screen.getByText('Spanish').closest('details');
  if (fold) fold.open = true;
  fireEvent(fold ?? window, new Event('toggle'));
}

it('has its fields once it is open, in Spanish', async () => {
  const sent: object[] = [];
  render(<Form sent={sent} />);
  expect(screen.queryByLabelText('Name in Spanish')).toBeNull();
  unfold();
  expect(field('Name in Spanish').lang).toBe('es');
  fill('Description in Spanish', 'Dos');
  press('Save');
  await waitFor(() => expect(sent).toEqual([{ nameEs: 'Una', descriptionEs: 'Dos' }]));
});

it('keeps what it does not show, and opens where something is wrong', async () => {
  const sent: object[] = [];
  render(<Form sent={sent} />);
  press('Save');
  await screen.findByText('Too long');
  expect(sent).toEqual([{ nameEs: 'Una', descriptionEs: '' }]);
  expect(field('Name in Spanish').getAttribute('aria-invalid')).toBe('true');
});
