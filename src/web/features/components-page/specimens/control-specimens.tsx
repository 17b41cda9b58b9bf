import { useState } from 'react';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { Sample } from '../specimen.tsx';

const sizes = [
  { value: '1-10', label: '1-10 employees' },
  { value: '11-50', label: '11-50 employees' },
];

export function ControlSpecimens() {
  const [on, setOn] = useState(true);
  return (
    <>
      <Sample name="Field with a text input">
        <div className="grid grow gap-4">
          <Field label="Website" hint="Enter your company website or a reference URL">
            {(control) => <TextInput {...control} placeholder="example.com" />}
          </Field>
          <Field label="Phone" optional>
            {(control) => <TextInput {...control} defaultValue="+1 555 0100" />}
          </Field>
          <Field label="Name" error="Name must be at least 2 characters">
            {(control) => <TextInput {...control} defaultValue="A" />}
          </Field>
          <Field label="Department">
            {(control) => <TextInput {...control} defaultValue="Front desk" disabled />}
          </Field>
        </div>
      </Sample>
      <Sample name="Select">
        <div className="grid grow gap-4">
          <Field label="Company size">
            {(control) => <Select {...control} options={sizes} placeholder="Employees" defaultValue="" />}
          </Field>
          <Field label="Company size, with an error" error="Company size is required">
            {(control) => <Select {...control} options={sizes} defaultValue="11-50" />}
          </Field>
          <Field label="Company size, disabled">
            {(control) => <Select {...control} options={sizes} defaultValue="1-10" disabled />}
          </Field>
        </div>
      </Sample>
      <Sample name="Text area">
        <div className="grid grow gap-4">
          <Field label="Message" hint="0 of 500 characters">
            {(control) => <TextArea {...control} rows={2} />}
          </Field>
          <Field label="Message, with an error" error="Please provide more details about your inquiry">
            {(control) => <TextArea {...control} rows={2} defaultValue="Hello" />}
          </Field>
        </div>
      </Sample>
      <Sample name="Switch">
        <div className="grid gap-3">
          <Switch
            checked={on}
            onCheckedChange={setOn}
            label="Try this switch"
            hint="Clicking the label works too."
          />
          <Switch checked={false} onCheckedChange={ignore} label="Off" />
          <Switch checked onCheckedChange={ignore} label="On" />
          <Switch checked onCheckedChange={ignore} label="On, disabled" disabled />
        </div>
      </Sample>
    </>
  );
}

const ignore = () => undefined;
