import { ProcessPool } from '../process-pool.ts'
import { DrawingProcess, DrawingProcessEnded } from './drawing-process.ts'
import type { Drawn } from './drawing-messages.ts'
import type { ImageInfo } from './image-info.ts'

const MAX_CPU_MS = 10_000
const MAX_PROCESSES = 2

/** Renders SVGs in other processes, which are kept for the next ones. */
export class Drawings {
  readonly #pool: ProcessPool<DrawingProcess>

  constructor(begin = () => new DrawingProcess(MAX_CPU_MS)) {
    this.#pool = new ProcessPool(begin, MAX_PROCESSES)
  }

  /**
   * `describeImage` for an SVG.
   *
   * @throws LakeError 400 for an SVG that can't be rendered, or takes too long
   */
  async describe(bytes: Uint8Array): Promise<ImageInfo> {
    const drawn = await this.#draw(bytes, null)
    if (drawn instanceof Uint8Array) throw new Error('Not a description of an image')
    return drawn
  }

  /**
   * `transformImage` for an SVG.
   *
   * @param search the parameters of the image's URL, a format among them
   * @throws LakeError 400 as `describe`
   */
  async transform(bytes: Uint8Array, search: string): Promise<Uint8Array> {
    const drawn = await this.#draw(bytes, search)
    if (!(drawn instanceof Uint8Array)) throw new Error('No image')
    return drawn
  }

  async close(): Promise<void> {
    await this.#pool.close()
  }

  /** Once more, with another process, when it was the machine that ended one. */
  async #draw(bytes: Uint8Array, search: string | null): Promise<Drawn> {
    const draw = () => this.#pool.run((own) => own.draw(bytes, search))
    try {
      return await draw()
    } catch (error) {
      if (error instanceof DrawingProcessEnded) return await draw()
      throw error
    }
  }
}
