import { useState } from 'react';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { PlainTabs } from '../../design/controls/plain-tabs.js';
import { Quantity } from '../../design/controls/quantity.js';
import { SearchField } from '../../design/controls/search-field.js';
import { Tabs } from '../../design/controls/tabs.js';
import { SelectField, TextAreaField, TextField } from '../../design/controls/text-field.js';
import { Grid } from '../../design/layout/stack.js';
import { OnPaper, Specimen } from './specimen.js';

const tabs = [
  { name: 'films', label: 'Films', count: 5, panel: <p>Five films</p> },
  { name: 'books', label: 'Books', count: 3, panel: <p>Three books</p> },
] as const;
type TabName = (typeof tabs)[number]['name'];

export const FieldsShown = () => {
  const [count, setCount] = useState(2);
  const [search, setSearch] = useState('');
  const [tab, setTab] = useState<TabName>('films');
  return (
    <OnPaper title="Fields, choices and tabs">
      <Grid gridTemplateColumns={['1fr', '1fr 1fr']} gap={5}>
        <TextField label="Empty" placeholder="As an example" />
        <TextField label="Filled in, with a hint" hint="As on your card" defaultValue="Ada Marshall" />
        <TextField label="Refused" error="First name must be at least 2 characters" defaultValue="A" />
        <TextField label="Off" disabled defaultValue="Nobody can change this" />
        <SelectField label="Select">
          <option>Tour Inquiry</option>
          <option>Group Booking</option>
        </SelectField>
        <SelectField label="Select, refused" error="Please choose a subject">
          <option>Choose</option>
        </SelectField>
        <TextAreaField label="Message" hint="A few lines" />
        <TextAreaField label="Message, refused" error="Please write a message" />
        <CheckboxField label="Not ticked" />
        <CheckboxField label="Ticked" defaultChecked />
        <CheckboxField label="Refused" error="You must accept the liability waiver to continue" />
        <SearchField label="Search orders" placeholder="Name or number" value={search} onChange={setSearch} />
      </Grid>
      <Specimen label="Quantity: between its ends, at its least, off">
        <Quantity of="postcards" value={count} onChange={setCount} />
        <Quantity of="mugs" value={1} least={1} onChange={() => undefined} />
        <Quantity of="caps" value={3} disabled onChange={() => undefined} />
      </Specimen>
      <Tabs label="Tabs" tabs={tabs} active={tab} onChange={setTab} />
      <PlainTabs label="Plain tabs" tabs={tabs} active={tab} onChange={setTab} />
    </OnPaper>
  );
};
