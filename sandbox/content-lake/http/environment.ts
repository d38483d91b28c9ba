import type { EventStreams } from '../listen/stream.ts'
import type { Lake } from '../store/lake.ts'

/** What the routes need to know of the lake they serve. */
export interface LakeEnvironment {
  lake: Lake
  /** Where assets are kept. */
  assetsDirectory: string
  /** The lake's own address, for absolute asset URLs. */
  baseUrl: string
  /** What a client must bear to write, or to read more than is published; anybody may without. */
  token: string | undefined
  /** What listeners and live events are sent on. */
  streams: EventStreams
  /** Told of faults and of routes that do not exist; requests are not logged. */
  log: (message: string) => void
}
