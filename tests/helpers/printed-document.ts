/** Prints documents to PDF as the build does, with content from the seed. */
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pageMarkup } from '../../builder/prerender/render.tsx'
import { finishPdf } from '../../builder/pdf/finish.ts'
import type { Printer } from '../../builder/pdf/print.ts'
import { printFontFaces } from '../../builder/pdf/printable-html.ts'
import { seedAnswer } from './seed-answers.ts'

const src = path.resolve(import.meta.dirname, '../../src')

/**
 * @param change modifies the query result before it is rendered
 * @returns the PDF
 */
export async function printedDocument(
  printer: Printer,
  documentPath: string,
  change: (answer: unknown) => unknown = (answer) => answer,
  textScale = 1,
): Promise<Uint8Array> {
  const { query, answer } = await seedAnswer(documentPath)
  const markup = await pageMarkup(documentPath, query.parse(change(answer)))
  const printed = await printer.print(
    {
      url: `https://site.test${documentPath}`,
      html: `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Document</title><style>${await styles()}</style>${markup}`,
    },
    textScale,
  )
  return await finishPdf(printed, {
    title: 'Document',
    author: 'Example Salvage',
    date: new Date('2026-11-20T18:30:00Z'),
  })
}

/** Folders of stylesheets, in cascade order. `*-*` matches each document's folder, whose styles override `parts`. */
const FOLDERS = ['ui', 'layout', 'sections', 'features/documents/parts', 'features/documents/*-*']

async function styles(): Promise<string> {
  const folders = FOLDERS.map((folder) =>
    Array.fromAsync(glob(`${folder}/**/*.css`, { cwd: src, exclude: ['ui/fonts.css'] })),
  )
  const names = (await Promise.all(folders)).flatMap((found) => found.toSorted())
  const sheets = names.map((name) => readFile(path.join(src, name), 'utf8'))
  return (await Promise.all([...sheets, printFontFaces()])).join('')
}
