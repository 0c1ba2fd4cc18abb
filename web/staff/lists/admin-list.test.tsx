import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { AdminQuery } from '../data/use-admin-query.js';
import { AdminList } from './admin-list.js';
import type { Column } from './column.js';
import { useWholeList } from './use-whole-list.js';

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

const things: readonly Thing[] = Array.from({ length: 60 }, (_, at) => ({
  id: String(at),
  name: `Thing ${at + 1}`,
  price: 60 - at,
}));

const columns: readonly Column<Thing>[] = [
  { id: 'name', label: 'Name', place: 'name', sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'price', label: 'Price', place: 'figure', sortBy: ({ price }) => price, cell: ({ price }) => price },
];

const reload = jest.fn(async () => undefined);

function came(data: readonly Thing[] | undefined, hasFailed = false): AdminQuery<readonly Thing[]> {
  return {
    data,
    isLoading: false,
    hasFailed,
    reload,
  };
}

function List({ query }: { readonly query: AdminQuery<readonly Thing[]> }) {
  const view = useWholeList(
    query,
    (data) => data,
    columns,
    ({ name }) => [name],
    { column: 'name', direction: 'ascending' },
  );
  return (
    <AdminList
      title="Existing Things"
      label="things"
      searches="Search things"
      empty="There is nothing yet."
      view={view}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}

function names(): readonly (string | null)[] {
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null);
}

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

describe('a list of the admin pages', () => {
  it('counts everything and shows it page by page', () => {
    render(<List query={came(things)} />);
    expect(screen.getByRole('heading', { name: 'Existing Things (60)' })).toBeTruthy();
    expect(names()).toHaveLength(25);
    expect(screen.getByText('1 to 25 of 60')).toBeTruthy();
    press('Previous');
    expect(screen.getByText('1 to 25 of 60')).toBeTruthy();
    press('Next');
    press('Next');
    expect(screen.getByText('51 to 60 of 60')).toBeTruthy();
    expect(names()[0]).toBe('Thing 51');
    press('Next');
    expect(names()).toHaveLength(10);
  });

  it('begins again at the first page for another order, and for a search', () => {
    render(<List query={came(things)} />);
    press('Next');
    press(/^Price/);
    expect(names()[0]).toBe('Thing 60');
    press(/^Price/);
    expect(names()[0]).toBe('Thing 1');
    press('Next');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'thing 6' } });
    expect(names()).toEqual(['Thing 6', 'Thing 16', 'Thing 26', 'Thing 36', 'Thing 46', 'Thing 56', 'Thing 60']);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Existing Things (60)' })).toBeTruthy();
  });

  it('says what it has not: nothing at all, nothing found, no answer', () => {
    const { rerender } = render(<List query={came([])} />);
    expect(screen.getByText('There is nothing yet.')).toBeTruthy();
    rerender(<List query={came(things)} />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere' } });
    expect(screen.getByText('Nothing matches “nowhere”.')).toBeTruthy();
    press('Clear the search');
    expect(names()).toHaveLength(25);
    rerender(<List query={came(undefined, true)} />);
    expect(screen.getByRole('alert').textContent).toContain('The things could not be loaded');
    press('Try again');
    expect(reload).toHaveBeenCalledTimes(1);
    rerender(<List query={came(undefined)} />);
    expect(screen.getByText('Loading things...')).toBeTruthy();
  });
});
