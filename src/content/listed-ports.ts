/** GROQ for lists of ports, used as `every('port', LISTED, …)`. */

/** A port has a page, and a place in lists, when it has an address. */
export const HAS_PAGE = 'defined(slug.current)'

/** The ports that have a page, in their editors' order. */
export const LISTED = { where: HAS_PAGE, order: 'orderRank asc, name asc' } as const
