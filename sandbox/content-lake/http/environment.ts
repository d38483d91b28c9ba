import type { SvgRenderer } from '../assets/svg-renderer.ts'
import type { EventStreams } from '../listen/stream.ts'
import type { Lake } from '../store/lake.ts'

/** Dependencies of the routes. */
export interface LakeEnvironment {
  lake: Lake
  svgRenderer: SvgRenderer
  /** Directory of the asset files. */
  assetsDirectory: string
  /** Origin of the absolute URLs of assets. */
  baseUrl: string
  /** The open responses of `/data/listen` and `/data/live/events`. */
  streams: EventStreams
  /** Called with a message for each internal error and unknown route. Successful requests are not logged. */
  log: (message: string) => void
}
