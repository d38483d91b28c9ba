/** How a field is filled in: in one line or in several. */
export type FieldKind = 'line' | 'lines'

/** What a field of a PDF form is called. */
export type FieldName = {
  /** In the PDF. */
  name: string
  /** What a screen reader calls it. */
  label: string
}

/**
 * A space to fill in: blank on paper and on the screen, and a form field in the PDF
 * (`builder/pdf/form-fields.ts`). Its class gives it its size.
 */
export function FieldSpace({
  name,
  label,
  kind = 'line',
  className,
}: FieldName & { kind?: FieldKind; className: string }) {
  return (
    <span className={className} data-field={name} data-field-label={label} data-field-kind={kind} />
  )
}
