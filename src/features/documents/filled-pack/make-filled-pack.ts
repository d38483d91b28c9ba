/** The compliance pack with a visitor's request filled in, made in the browser; loaded on demand. */
import { readSnapshot } from '../../../content/snapshot.ts'
import type { PreArrivalValues } from '../../leads/pre-arrival-form.ts'
import { compliancePackQuery } from '../compliance-pack/query.ts'
import { pdfs } from '../../../sections/download/pdf-link.ts'
import { packFileName } from './file-name.ts'
import { fillForm, type FieldRefusal } from './fill-form.ts'
import { packEntries } from './pack-entries.ts'
import { typefaceLoaders } from './typefaces.ts'

/** What could not be filled in: the field as the visitor knows it, why, and what to do in its place. */
export type Unfilled = { label: string; advice: string }

type FilledPack = { fileName: string; pdf: Uint8Array<ArrayBuffer>; refused: Unfilled[] }

const ADVICE: Record<FieldRefusal['reason'], string> = {
  letters:
    'only Latin, Greek and Cyrillic letters can be printed here. Type it into the PDF or write it in, in Latin letters as in the ship’s certificate.',
  room: 'too long for its line. Type a shorter form into the PDF.',
  field: 'the pack has no line for it. Write it on the pack.',
}

/**
 * @param address of the blank pack
 * @throws when the pack, its content or a typeface can't be loaded
 */
export async function makeFilledPack(
  address: string,
  request: PreArrivalValues,
  signal: AbortSignal,
): Promise<FilledPack> {
  const download = async (from: string) => {
    const response = await fetch(from, { signal })
    if (!response.ok) throw new Error(`${from} is not there: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  const [blank, snapshot] = await Promise.all([
    download(address),
    readSnapshot(pdfs.compliancePack.page, signal),
  ])
  const { ports } = compliancePackQuery().parse(snapshot.answer)
  const entries = packEntries(request, ports, new Date())
  const { pdf, refused } = await fillForm(blank, entries, typefaceLoaders(download))
  return {
    fileName: packFileName(request.vesselName, request.imo),
    pdf,
    refused: refused.map(({ label, reason }) => ({ label, advice: ADVICE[reason] })),
  }
}
