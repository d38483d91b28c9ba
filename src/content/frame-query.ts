/** The query of pages that show nothing of the lake but the frame around them. */
import { defineQuery } from 'groq'
import { frameGroq } from './frame.ts'
import { pageQuery } from './page-query.ts'

const frameQueryGroq = defineQuery(`{ "asOf": now(), "frame": ${frameGroq} }`)

export const frameQuery = pageQuery('frame', frameQueryGroq, {})
