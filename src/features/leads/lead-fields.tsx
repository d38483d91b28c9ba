import type { ReactNode } from 'react'
import { InputField, SelectField, TextareaField } from '../../ui/inputs.tsx'
import { formatIstInput } from '../../text/dates.ts'
import {
  type FieldRow,
  type FieldRows,
  type FormTable,
  type LeadValues,
  rowsOf,
  type FormValues,
} from './form-table.ts'
import { fieldsOf } from '../../ui/form-fields.ts'

type ByField<Fields extends FieldRows, Value> = { [Name in keyof Fields & string]?: Value }

export type LeadChoices<Fields extends FieldRows> = ByField<Fields, readonly string[]>

export type LeadRemarks<Fields extends FieldRows> = ByField<Fields, ReactNode>

/**
 * Renders a control with its label for each row of a form's table.
 *
 * @param values what has been typed so far; for a date and time, the hint shows the typed value in words
 */
export function LeadFields<Fields extends FieldRows>({
  table,
  values,
  choices,
  remarks,
}: {
  table: FormTable<Fields>
  values: LeadValues<Fields>
  choices: LeadChoices<Fields> | undefined
  remarks?: LeadRemarks<Fields> | undefined
}) {
  return rowsOf(table).map(([name, row]) => (
    <LeadField
      key={name}
      name={name}
      row={row}
      value={values[name]}
      choices={choices?.[name]}
      remark={remarks?.[name]}
    />
  ))
}

function LeadField({
  name,
  row,
  value,
  choices,
  remark,
}: {
  name: string
  row: FieldRow
  value: string
  choices: readonly string[] | undefined
  remark: ReactNode
}) {
  const common = { name, optional: row.ifEmpty !== undefined, remark }
  if (row.type === 'select')
    return <SelectField {...row} {...common} choices={row.choices ?? choices ?? []} />
  if (row.type === 'textarea') return <TextareaField {...row} {...common} />
  // The time in words, because browsers order day and month differently. It replaces the hint, so that nothing moves.
  const time = row.type === 'datetime-local' ? formatIstInput(value) : null
  return <InputField {...row} {...common} hint={time ?? row.hint} />
}

/** The text of each named field. Line ends become line feeds, so that a text has the same length in every browser. */
export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll(/\r\n?/g, '\n')]] : [],
    ),
  )
}

/** Empties each field; the form's own `reset` would also empty its `output`, which React renders. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) field.value = ''
}

/** Makes each filled field validate its value, as if a visitor had typed the value. */
export function checkValues(form: HTMLFormElement): void {
  for (const field of fieldsOf(form))
    if (field.value !== '') field.dispatchEvent(new Event('input', { bubbles: true }))
}
