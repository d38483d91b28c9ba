/** The query of pages that show nothing of the lake but the frame around them. */
import { pageQuery } from './page-query.ts'

export const frameQuery = pageQuery('frame', {})
