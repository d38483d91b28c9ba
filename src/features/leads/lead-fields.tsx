import { InputField } from '../../ui/input-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { type FieldRow, type FieldRows, type FormTable, rowsOf } from './form-table.ts'

/** Choices that content decides, by the names of their fields. */
export type LeadChoices<Fields extends FieldRows> = {
  [Name in keyof Fields & string]?: readonly string[]
}

/** A control with its label for each row of a form's table. */
export function LeadFields<Fields extends FieldRows>({
  table,
  choices,
}: {
  table: FormTable<Fields>
  choices: LeadChoices<Fields> | undefined
}) {
  return rowsOf(table).map(([name, row]) => (
    <LeadField key={name} name={name} row={row} choices={choices?.[name]} />
  ))
}

function LeadField({
  name,
  row,
  choices,
}: {
  name: string
  row: FieldRow
  choices: readonly string[] | undefined
}) {
  const common = { name, optional: row.ifEmpty !== undefined }
  if (row.type === 'select')
    return <SelectField {...row} {...common} choices={row.choices ?? choices ?? []} />
  if (row.type === 'textarea') return <TextareaField {...row} {...common} />
  return <InputField {...row} {...common} />
}
