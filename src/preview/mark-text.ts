import type { ContentSourceMap } from '@sanity/client'
import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { studioUrl } from '../configuration/studio-url.ts'
import { isVisibleText } from './visible-text.ts'

/** Puts behind each text of an answer, invisibly, which field of which document it is. */
export function markText(answer: unknown, sourceMap: ContentSourceMap | null): unknown {
  if (sourceMap === null) return answer
  return stegaEncodeSourceMap(answer, sourceMap, {
    enabled: true,
    studioUrl: studioUrl ?? '/',
    filter: isVisibleText,
  })
}
