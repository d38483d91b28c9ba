import type { ContentSourceMap } from '@sanity/client'
import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { studioUrl } from '../configuration/studio-url.ts'
import { isVisibleText } from './visible-text.ts'

/** Appends to each shown text of an answer an invisible mark that names its document and field. */
export function markText(answer: unknown, sourceMap: ContentSourceMap | null): unknown {
  if (sourceMap === null) return answer
  return stegaEncodeSourceMap(answer, sourceMap, {
    enabled: true,
    studioUrl: studioUrl ?? '/',
    filter: isVisibleText,
  })
}
