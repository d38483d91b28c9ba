import type { ContentField } from './field.ts'
import { portSlug } from '../text/addresses.ts'

/** GROQ for lists of ports, used as `every('port', LISTED, …)`. */

/** A port without a slug has no page and appears in no list. */
export const HAS_PAGE = 'defined(slug.current)'

export const LISTED = { where: HAS_PAGE, order: 'orderRank asc, name asc' } as const

/** A valid slug; lists leave out a port without one. */
export const listedPortSlug: ContentField<string, string> = { projection: '', parser: portSlug }
