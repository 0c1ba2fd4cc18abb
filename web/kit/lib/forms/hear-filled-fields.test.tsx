import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { fieldProps } from '../field-props.js';
import { hearFilledFields } from './hear-filled-fields.js';

afterEach(cleanup);

const sent = jest.fn();

function Form() {
  const form = useForm({ defaultValues: { name: '', words: '', isChild: true, size: '2' } });
  return (
    <form onSubmit={(event) => void form.handleSubmit((typed) => sent(typed))(event)}>
      <input aria-label="Name" {...fieldProps(form, 'name', { required: true })} />
      <textarea aria-label="Words" {...fieldProps(form, 'words')} />
      <input type="checkbox" {...form.register('isChild')} />
      <select {...form.register('size')}>
        <option>1</option>
        <option>2</option>
      </select>
      <button type="submit">Send</button>
    </form>
  );
}

/** As a browser does, without React noticing. */
function fillSilently(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}

it('sends what is shown, also what was filled in without an event', async () => {
  hearFilledFields(document);
  render(<Form />);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'typed before' } });
  fillSilently(screen.getByLabelText('Name'), 'Wanda');
  fillSilently(screen.getByLabelText('Words'), 'Two\nlines');
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith({ name: 'Wanda', words: 'Two\nlines', isChild: true, size: '2' });
});
