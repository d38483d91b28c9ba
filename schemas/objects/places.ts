import { defineField } from '@sanity/types'
import { positionField } from '../fields/coordinates.ts'
import { line } from '../fields/text.ts'
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
        'A longitude that port control gives as a limit, like 072°44′E. The chart draws it as a line from north to south.',
      type: 'boolean',
    }),
    line(
      'meaning',
      'What the meridian is',
      'Shown below the chart, after the meridian’s name: who set the limit, and what a ship does there.',
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
