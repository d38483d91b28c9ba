/** Reads a typeface of WOFF 1.0 (https://www.w3.org/TR/WOFF/). */

const SIGNATURE = 0x774f4646

const HEADER = 44
const ENTRY = 20

/**
 * The tables of the typeface, unpacked, by their tags.
 *
 * @throws when the file is no WOFF or is damaged
 */
export async function readWoff(file: Uint8Array<ArrayBuffer>): Promise<Map<string, DataView>> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0) !== SIGNATURE) throw new Error('This is no WOFF file')
  const entries = Array.from({ length: view.getUint16(12) }, async (_, index) => {
    const at = HEADER + ENTRY * index
    const start = view.getUint32(at + 4)
    const packed = file.subarray(start, start + view.getUint32(at + 8))
    const isPacked = packed.length < view.getUint32(at + 12)
    const table = isPacked ? await inflate(packed) : packed
    const tag = new TextDecoder('latin1').decode(file.subarray(at, at + 4))
    return [tag, new DataView(table.buffer, table.byteOffset, table.byteLength)] as const
  })
  return new Map(await Promise.all(entries))
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
