import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Confirmation } from '../../admin/forms/confirmation.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { type MenuItemInput, SaveMenuDocument, StaffMenusDocument } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import type { Dish, StaffMenu } from './menus.js';
import { newestUnlessTyped, useSectionForm } from './use-section-form.js';

interface DishFormProps {
  readonly menu: StaffMenu;
  readonly dish: Dish;
  readonly onWithdrawn: () => void;
}

function inputOf({ id, name, price, description, vegetarian }: Dish): MenuItemInput {
  return { id, name, price, description, vegetarian };
}

const queries = [StaffMenusDocument];

/** One dish. It is saved with the menu that it is on. */
export function DishForm({ menu, dish, onWithdrawn }: DishFormProps) {
  const draft = inputOf(dish);
  const form = useForm<MenuItemInput>({ defaultValues: draft, ...newestUnlessTyped(draft) });
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const items = menu.items.map(inputOf);
  const at = items.findIndex(({ id }) => id === dish.id);
  const isNew = at < 0;
  const place = isNew ? items.length : at;
  const fieldOf = (field: string): string | undefined => {
    const [of, name = ''] = field.split('.');
    return of === String(place) && name in draft && name !== 'id' ? name : undefined;
  };
  const { save, error } = useSectionForm(SaveMenuDocument, form, fieldOf, queries);
  const saveMenu = (input: readonly MenuItemInput[]): Promise<boolean> =>
    save({ platform: menu.platform, version: menu.version, input: [...input] });
  const submit = form.handleSubmit(
    async (typed) => void (await saveMenu(items.toSpliced(place, isNew ? 0 : 1, typed))),
  );
  const moveUp = (): Promise<boolean> => saveMenu(items.toSpliced(place, 1).toSpliced(place - 1, 0, draft));
  const withdraw = async (): Promise<undefined> => {
    if (await saveMenu(items.toSpliced(place, 1))) onWithdrawn();
  };
  return (
    <AdminSection title={isNew ? `New dish of ${menu.restaurant}` : dish.name}>
      <AdminSectionBody>
        <AdminForm noValidate aria-label="Dish" onSubmit={(event) => void submit(event)}>
          <FieldPair>
            <TextField label="Name" {...fieldProps(form, 'name')} />
            <TextField label="Price in dollars" inputMode="decimal" {...fieldProps(form, 'price')} />
          </FieldPair>
          <TextField label="Description" {...fieldProps(form, 'description')} />
          <CheckboxField
            label="Vegetarian"
            hint="Without meat and fish. Parties see it beside the name."
            {...form.register('vegetarian')}
          />
          <p>Food that was ordered keeps its names and its total.</p>
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton type="submit" kind="main" busy={form.formState.isSubmitting}>
              Save dish
            </ToolButton>
            {isNew ? null : (
              <>
                <ToolButton disabled={place === 0} onClick={() => void moveUp()}>
                  Move up
                </ToolButton>
                <ToolButton disabled={items.length === 1} onClick={() => setIsWithdrawing(true)}>
                  Withdraw
                </ToolButton>
              </>
            )}
          </FormActions>
        </AdminForm>
        {isWithdrawing ? (
          <Confirmation
            title={`Withdraw ${dish.name}?`}
            action="Withdraw the dish"
            busyAction="Withdrawing..."
            onConfirm={withdraw}
            onClose={() => setIsWithdrawing(false)}
          >
            <p>Parties can no longer order it. Those that have ordered it get it.</p>
          </Confirmation>
        ) : null}
      </AdminSectionBody>
    </AdminSection>
  );
}
