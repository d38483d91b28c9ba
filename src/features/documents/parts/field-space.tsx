/** How a field is filled in: in one line, in several, or by the site alone. */
export type FieldKind = 'line' | 'lines' | 'note'

/** What a field of a PDF form is called. */
export type FieldName = {
  /** By which the site finds it. */
  name: string
  /** What a screen reader calls it. */
  label: string
}

/**
 * Room that is blank on paper and on the screen, and in the PDF a field of its form
 * (`app/prerender/pdf/form-fields.ts`); it takes the place that its class gives it.
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
