import { defineField } from '@sanity/types'
import { positionField } from '../fields/coordinates.ts'
import { line } from '../fields/text.ts'
import { editedRoutes } from '../../src/routes.ts'
import { defineObject } from './define-object.ts'

/** A name on the chart of a port: a town or a terminal at its position, a water, or a meridian. */
export const chartPlaceType = defineObject({
  name: 'chartPlace',
  title: 'Name on the chart',
  icon: 'marker',
  fields: [
    line('name', 'Name', 'As charts of the coast spell it.', { max: 24 }),
    positionField('position'),
    defineField({
      name: 'isWater',
      title: 'A water',
      description: 'A sea, gulf or river: in italics around its position, without a mark.',
      type: 'boolean',
    }),
    defineField({
      name: 'isMeridian',
      title: 'A meridian',
      description:
        'A limit that port control gives as a longitude, like 072°44′E: drawn through its position from north to south.',
      type: 'boolean',
    }),
    line(
      'meaning',
      'What the meridian is',
      'Below the chart, after its name: who gave the limit, and what a ship does there.',
      { max: 80, optional: true },
    ),
  ],
  previewFields: ['name'],
})

/** A place in a coverage zone that has no page: a port, a gulf, "every other Indian port". */
export const zonePlaceType = defineObject({
  name: 'zonePlace',
  title: 'Place without a page',
  icon: 'marker',
  fields: [line('name', 'Name', 'As it should read in the table.', { max: 50 })],
  previewFields: ['name'],
})

const PORT_PATH = /^\/ports\/([^/]+)$/

/** What an address within the site leads to. */
type Target =
  | { readonly kind: 'page' }
  | { readonly kind: 'port'; readonly slug: string }
  | { readonly kind: 'nowhere'; readonly why: string }

const nowhere = (why: string): Target => ({ kind: 'nowhere', why })

/** Reads an address that starts with one slash; `why` is a sentence for an editor. */
export function targetOf(address: string): Target {
  const [path = '', anchor] = address.split('#')
  if (address.includes('?')) return nowhere('Leave out the part from “?” on: pages have none')
  if (path !== '/' && path.endsWith('/')) {
    return nowhere(`Leave out the last slash: ${path.replace(/\/+$/, '') || '/'}`)
  }
  const slug = PORT_PATH.exec(path)?.[1]
  if (slug !== undefined && anchor === undefined) return { kind: 'port', slug }
  const route = editedRoutes.find((known) => known.path === path)
  if (!route && slug === undefined) {
    return nowhere(`The site has no page ${path}: choose one from the list`)
  }
  const anchors = route?.anchors ?? []
  if (anchor === undefined || anchors.includes(anchor)) return { kind: 'page' }
  const known = anchors.map((name) => `#${name}`).join(' and ')
  return nowhere(
    `The page ${path} has no place #${anchor}${known ? `: it has ${known}` : ': leave out the part from # on'}`,
  )
}

/** Where editors and previews see a type's page: `/contact`, or `/ports/…` for the port pages. */
export function pathOf(type: string): string | undefined {
  const route = editedRoutes.find(
    ({ document, copyDocument }) => document === type || copyDocument === type,
  )
  return route?.path.replace(':portSlug', '…')
}
