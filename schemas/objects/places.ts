import { defineField } from '@sanity/types'
import { positionField } from '../fields/coordinates.ts'
import { line } from '../fields/text.ts'
import { editableRoutes } from '../../src/routes.ts'
import { defineObject } from './define-object.ts'

export const chartPlaceType = defineObject({
  name: 'chartPlace',
  title: 'Name on the chart',
  icon: 'marker',
  fields: [
    line('name', 'Name', 'As charts of the coast spell it.', { max: 24 }),
    positionField('position'),
    defineField({
      name: 'isWater',
      title: 'Body of water',
      description: 'A sea, gulf or river. The chart shows its name in italics, without a mark.',
      type: 'boolean',
    }),
    defineField({
      name: 'isMeridian',
      title: 'Meridian',
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

export const zonePlaceType = defineObject({
  name: 'zonePlace',
  title: 'Place without a page',
  icon: 'marker',
  fields: [line('name', 'Name', 'As it should read in the table.', { max: 50 })],
  previewFields: ['name'],
})

/** The path of a type's page, like `/contact`, or `/ports/…` for ports; undefined for a type without a page. */
export function pathOf(type: string): string | undefined {
  const route = editableRoutes.find(
    ({ document, textsDocument }) => document === type || textsDocument === type,
  )
  return route?.path.replace(':portSlug', '…')
}
