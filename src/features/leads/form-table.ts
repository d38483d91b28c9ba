/**
 * The table of a lead form: the one place that lists its fields. The markup, the draft, the validation, the request,
 * the mail and the preview of the compliance pack all derive from the table.
 */
import type { ComponentProps } from 'react'
import type { LeadEvent } from '../../analytics.ts'
import type { Lead } from '../../email-manager/send-lead.ts'
import type { FieldProps } from '../../ui/field.tsx'
import type { InputField } from '../../ui/inputs.tsx'
import { formatIstInput } from '../../text/dates.ts'
import { type RequestMail, requestMail } from './request-mail.ts'

/** One field of a form. Without `type`, it is one line of text; without `maxLength`, its type sets the limit. */
export type FieldRow = Pick<FieldProps, 'label' | 'hint' | 'missing' | 'wide' | 'maxLength'> & {
  /** Value to send if the field is empty. Makes the field optional. */
  ifEmpty?: string
  /** The field's name in the request, if different (specification section 7). */
  sentAs?: string
  /** Whether the compliance pack has a form field of this name. */
  isPackField?: true
} & (
    | ({ type?: 'text' | 'email' | 'tel' | 'datetime-local' } & Pick<
        ComponentProps<typeof InputField>,
        'inputMode' | 'autoComplete'
      >)
    | {
        type: 'select'
        prompt: string
        /** Omitted if the choices come from the content: the page then passes them to the form. */
        choices?: readonly string[]
      }
    | { type: 'textarea' }
  )

export type FieldRows = Record<string, FieldRow>

export type LeadValues<Fields extends FieldRows> = Record<keyof Fields & string, string>

export type FormTable<Fields extends FieldRows> = {
  /** Name of the form, its draft and its console messages. */
  name: string
  /** If the app does not run, the form offers a mail with this subject and a chat with this first line. */
  subjectWithoutApp: string
  templateId: Lead['templateId']
  /** The keys are the field names in specification section 3. Page, request and mail list the fields in this order. */
  fields: Fields
  /** Sent in addition to the fields. */
  constants?: Record<string, string>
  subject: (values: LeadValues<Fields>) => string
  /** The analytics event of an accepted request; its label is the value of `field`. */
  event: { name: LeadEvent; field: NoInfer<keyof Fields & string> }
}

/** Checks a table's type without losing the names of its fields. */
export function formTable<const Fields extends FieldRows>(
  table: FormTable<Fields>,
): FormTable<Fields> {
  return table
}

export function rowsOf<Fields extends FieldRows>({
  fields,
}: FormTable<Fields>): [name: keyof Fields & string, row: FieldRow][] {
  return Object.entries(fields)
}

/** The value of each field of the table; empty if nothing was typed. */
export function leadValues<Fields extends FieldRows>(
  table: FormTable<Fields>,
  typed: FormValues,
): LeadValues<Fields> {
  const values = rowsOf(table).map(([name]) => [name, typed[name] ?? ''])
  // The type of `fromEntries` loses the names of the keys.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(values) as LeadValues<Fields>
}

/** The data of a request. The keys are the names in specification section 7. */
export function leadData<Fields extends FieldRows>(
  table: FormTable<Fields>,
  values: LeadValues<Fields>,
): Record<string, string> {
  const data = rowsOf(table).map(([name, row]) => [
    row.sentAs ?? name,
    sentValue(row, values[name]) || (row.ifEmpty ?? ''),
  ])
  return { ...Object.fromEntries(data), ...table.constants }
}

/** The request as text, which the visitor can mail, send in a chat or copy. */
export function leadMail<Fields extends FieldRows>(
  table: FormTable<Fields>,
  values: LeadValues<Fields>,
): RequestMail {
  const lines = rowsOf(table).map(([name, row]): [string, string] => [
    row.label,
    valueInWords(row, values[name]),
  ])
  return requestMail(table.subject(values), lines)
}

/**
 * Returns a value in the format of the request. The value of `datetime-local` has no zone and often no seconds; RFC
 * 3339 requires both. Visitors enter the port's local time, and all of India is at UTC+05:30, without summer time.
 */
function sentValue({ type }: FieldRow, value: string): string {
  if (type !== 'datetime-local' || value === '') return value
  const seconds = /T\d\d:\d\d$/.test(value) ? ':00' : ''
  return `${value}${seconds}+05:30`
}

export function valueInWords({ type }: FieldRow, value: string): string {
  return type === 'datetime-local' ? (formatIstInput(value) ?? value) : value
}

/** The values of a form's fields by name, in the order of the fields. */
export type FormValues = Record<string, string>

export const EMAIL = {
  label: 'Email',
  missing: 'Enter your email address',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  sentAs: 'customerEmail',
} as const

export const PHONE = {
  label: 'Phone',
  missing: 'Enter a phone number',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
} as const
