/** The compliance pack with a visitor's request filled in, made in the browser; loaded on demand. */
import { readSnapshot } from '../../../content/snapshot.ts'
import type { PreArrivalValues } from '../../leads/pre-arrival-form.ts'
import { compliancePackQuery } from '../compliance-pack/query.ts'
import { pdfs } from '../../../sections/download/pdf-link.ts'
import { packFileName } from './file-name.ts'
import { fillForm, type FieldRefusal } from './fill-form.ts'
import { packEntries } from './pack-entries.ts'
import { typefaceLoaders } from './typefaces.ts'

type FilledPack = { fileName: string; pdf: Uint8Array<ArrayBuffer>; refused: FieldRefusal[] }

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
  return { fileName: packFileName(request.vesselName, request.imo), pdf, refused }
}
