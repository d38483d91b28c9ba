/** The compliance pack as the build prints it, made of the seed. */
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { finishPdf } from '../../src/app/prerender/pdf/finish.ts'
import { startPrinter } from '../../src/app/prerender/pdf/printer.ts'
import { pageMarkup } from '../../src/app/prerender/markup.tsx'
import { seedAnswer } from './seed-answers.ts'

const PATH = '/docs/compliance-pack'

const src = path.resolve(import.meta.dirname, '../../src')

/** @throws NoChromiumError when this machine has none */
export async function blankPack(): Promise<Uint8Array> {
  const { query, answer } = await seedAnswer(PATH)
  const markup = pageMarkup(PATH, query, query.parse(answer))
  const styles = await Promise.all(
    (await Array.fromAsync(glob('{ui,documents,layout}/**/*.css', { cwd: src })))
      .filter((name) => !name.endsWith('fonts.css'))
      .toSorted()
      .map((name) => readFile(path.join(src, name), 'utf8')),
  )
  await using printer = await startPrinter()
  const printed = await printer.print(
    {
      url: `https://site.test${PATH}`,
      html: `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Pack</title><style>${styles.join('')}</style>${markup}`,
    },
    0.9,
  )
  return await finishPdf(printed, {
    title: 'Pack',
    author: 'Example Salvage',
    language: 'en-IN',
    date: new Date('2026-11-20T18:30:00Z'),
  })
}
