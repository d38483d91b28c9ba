import { defineType } from '@sanity/types'

/**
 * Where a link leads: a name for a string, by which the Studio knows to offer the site's own pages.
 * Its rule stands in `fields/link.ts`, since a field's rules replace those of its type.
 */
export const linkAddressType = defineType({ name: 'linkAddress', title: 'Address', type: 'string' })
