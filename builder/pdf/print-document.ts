/** Prints a document to a finished PDF, on as many sheets as it should have. */
import type { PrintedDocument } from '../prerender/render.tsx'
import { countSheets, finishPdf } from './finish.ts'
import type { Printer, Printout } from './printer.ts'

const NATURAL_SCALE = 1

/** Scales to try, largest first, for a document that should fit a number of sheets. */
const SMALLER_SCALES = [0.95, 0.9, 0.85]

export type ToPrint = { document: PrintedDocument; printout: Printout; language: string }

/** @throws when it can't be printed */
export async function printDocument(
  printer: Printer,
  { document: { title, author, date, sheets }, printout, language }: ToPrint,
): Promise<Uint8Array> {
  const printed = await printToFit(printer, printout, sheets ?? Infinity)
  return await finishPdf(printed, { title, author, language, date })
}

/**
 * Prints in smaller type when that makes a document fit its number of sheets. One that does not fit in
 * readable type is printed in natural size on as many sheets as it needs.
 */
async function printToFit(
  printer: Printer,
  printout: Printout,
  sheets: number,
): Promise<Uint8Array> {
  const natural = await printer.print(printout, NATURAL_SCALE)
  if ((await countSheets(natural)) <= sheets) return natural
  for (const scale of SMALLER_SCALES) {
    const printed = await printer.print(printout, scale)
    if ((await countSheets(printed)) <= sheets) return printed
  }
  return natural
}
