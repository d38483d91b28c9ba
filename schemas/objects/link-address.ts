import { defineType } from '@sanity/types'

/**
 * The address of a link: a string type of its own name, for which the Studio offers the site's pages. Its rule
 * is in `fields/link.ts`, since a field's rules replace those of its type.
 */
export const linkAddressType = defineType({ name: 'linkAddress', title: 'Address', type: 'string' })
