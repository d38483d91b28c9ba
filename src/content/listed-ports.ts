import type { ContentField } from './field.ts'
import { portSlug } from '../text/addresses.ts'

/** GROQ filter: a port without a slug has no page and appears in no list. */
export const HAS_PAGE = 'defined(slug.current)'

/** Filter and order of lists of ports: `every('port', LISTED_PORTS, …)`. */
export const LISTED_PORTS = { where: HAS_PAGE, order: 'orderRank asc, name asc' } as const

/** Slug of a port; lists leave out a port whose slug is missing or invalid. */
export const listedPortSlug: ContentField<string, string> = { projection: '', parser: portSlug }
