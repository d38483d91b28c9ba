import { startPrinter } from '../../builder/pdf/printer.ts'
import { printedDocument } from './printed-document.ts'

/**
 * The compliance pack as the build prints it, made of the seed.
 *
 * @throws NoChromiumError when this machine has none
 */
export async function blankPack(): Promise<Uint8Array> {
  await using printer = await startPrinter()
  return await printedDocument(printer, '/docs/compliance-pack', undefined, 0.9)
}
