import { defineField, defineType } from '@sanity/types'
import { positionField } from '../fields/coordinates.ts'
import { line } from '../fields/text.ts'

/** A name on the chart of a port: a town or a terminal at its position, a water, or a meridian. */
export const chartPlaceType = defineType({
  name: 'chartPlace',
  title: 'Name on the chart',
  type: 'object',
  options: { icon: 'marker' },
  fields: [
    line('name', 'Name', 'As charts of the coast spell it.', { max: 24 }),
    positionField('position'),
    defineField({
      name: 'isWater',
      title: 'A water',
      description: 'A sea, gulf or river: set in italics about its position, without a mark.',
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
  preview: { select: { title: 'name' } },
})
