import type { ContentField } from './field.ts'
import { portSlug } from '../text/addresses.ts'

/** GROQ for lists of ports, used as `every('port', LISTED, …)`. */

/** A port has a page, and a place in lists, when it has an address. */
export const HAS_PAGE = 'defined(slug.current)'

export const LISTED = { where: HAS_PAGE, order: 'orderRank asc, name asc' } as const

/** The slug of a port that has a page; a list leaves out a port with any other. */
export const listedPortSlug: ContentField<string, string> = { projection: '', parser: portSlug }
