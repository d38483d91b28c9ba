/** Reads the fields of a PDF's form, and the text that a PDF viewer draws. */
import { AnnotationMode, getDocument, OPS, type PDFPageProxy } from 'unpdf/pdfjs'
import * as v from 'valibot'

const widgetSchema = v.object({
  subtype: v.literal('Widget'),
  fieldName: v.string(),
  alternativeText: v.string(),
  fieldValue: v.string(),
  readOnly: v.boolean(),
  multiLine: v.boolean(),
  rect: v.tuple([v.number(), v.number(), v.number(), v.number()]),
})

type ReadWidget = v.InferOutput<typeof widgetSchema> & { page: number }

export type ReadForm = {
  /** Ordered by page, then in the order of the page's annotations. */
  widgets: ReadWidget[]
  /** For each page, the text drawn on it, including the values of the fields. */
  drawn: string[]
}

/** @throws when the PDF can't be opened, or a page can't be drawn */
export async function readForm(data: Uint8Array): Promise<ReadForm> {
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0, stopAtErrors: true })
    .promise
  const widgets: ReadWidget[] = []
  const drawn: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const annotations: unknown[] = await page.getAnnotations()
    for (const annotation of annotations) {
      const widget = v.safeParse(widgetSchema, annotation)
      if (widget.success) widgets.push({ ...widget.output, page: number })
    }
    drawn.push(await textDrawnOn(page))
  }
  await pdf.loadingTask.destroy()
  return { widgets, drawn }
}

/** The value of each field, by the field's name. */
export function valuesOf({ widgets }: ReadForm): Record<string, string> {
  return Object.fromEntries(widgets.map(({ fieldName, fieldValue }) => [fieldName, fieldValue]))
}

const glyphsSchema = v.tuple([v.array(v.unknown())])
const glyphSchema = v.object({ unicode: v.string() })

async function textDrawnOn(page: PDFPageProxy): Promise<string> {
  const { fnArray, argsArray } = await page.getOperatorList({
    annotationMode: AnnotationMode.ENABLE,
  })
  const operators: number[] = fnArray
  return operators
    .map((operator, index) => {
      const glyphs = v.safeParse(glyphsSchema, argsArray[index])
      if (operator !== OPS.showText || !glyphs.success)
        return operator === OPS.setTextMatrix ? '\n' : ''
      return glyphs.output[0]
        .map((glyph) => (v.is(glyphSchema, glyph) ? glyph.unicode : ''))
        .join('')
    })
    .join('')
}
