import { PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { expect, test } from 'vitest'
import { reproducibleIds } from './reproducible-ids.ts'

/** A PDF with a tagged element for each id, in this order, and an ID tree of two leaves. */
async function taggedPdf(ids: readonly string[]): Promise<PDFDocument> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { context, catalog } = pdf
  const elements = ids.map((id) => ({
    id,
    ref: context.register(context.obj({ S: 'TH', ID: PDFString.of(id) })),
  }))
  context.register(context.obj({ Headers: ids.slice(0, 2).map((id) => PDFString.of(id)) }))
  const sorted = elements.toSorted((a, b) => a.id.localeCompare(b.id))
  const leaves = [sorted.slice(0, 2), sorted.slice(2)].map((leaf) =>
    context.register(
      context.obj({
        Limits: [leaf[0], leaf.at(-1)].map((entry) => PDFString.of(entry?.id ?? '')),
        Names: leaf.flatMap(({ id, ref }) => [PDFString.of(id), ref]),
      }),
    ),
  )
  const idTree = context.register(context.obj({ Kids: leaves }))
  catalog.set(
    PDFName.of('StructTreeRoot'),
    context.register(context.obj({ IDTree: idTree }).clone(context)),
  )
  return pdf
}

const content = (pdf: PDFDocument) =>
  pdf.context
    .enumerateIndirectObjects()
    .map(([ref, object]) => `${ref.toString()} ${object.toString()}`)

test('the ID tree stays sorted, and leads to the same elements', async () => {
  const pdf = await taggedPdf(['node00000099', 'node00000097', 'node00000098'])
  reproducibleIds(pdf)
  const text = content(pdf).join('\n')
  const names = [...text.matchAll(/\((node\d+)\) (\d+) 0 R/g)]
  expect(names.map(([, id]) => id)).toEqual(['node00000001', 'node00000002', 'node00000003'])
  for (const [, id, ref] of names) {
    const [, element] =
      pdf.context.enumerateIndirectObjects().find(([r]) => r.objectNumber === Number(ref)) ?? []
    if (!(element instanceof PDFDict)) throw new Error(`No element ${ref}`)
    expect(String(element.get(PDFName.of('ID')))).toBe(`(${id})`)
  }
  expect(text).toContain('/Limits [ (node00000001) (node00000002) ]')
  expect(text).toContain('/Limits [ (node00000003) (node00000003) ]')
})
