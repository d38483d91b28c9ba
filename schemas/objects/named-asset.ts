import { defineType } from '@sanity/types'
import { photographField } from '../fields/drawing.ts'
import { line } from '../fields/text.ts'

/** A vessel, team or piece of equipment: what it is, where it is kept, what it can do. */
export const namedAssetType = defineType({
  name: 'namedAsset',
  title: 'Asset',
  type: 'object',
  options: { icon: 'rocket' },
  fields: [
    line('name', 'Name', 'The vessel or equipment, with the number held.', { max: 70 }),
    line('base', 'Base', 'The port or yard where it is kept, or how it is contracted.', {
      max: 80,
    }),
    line('spec', 'Specification', 'The figures a superintendent asks for.', { max: 180 }),
    photographField('Over the table; the first one takes the place of the drawn tug.'),
  ],
  preview: { select: { title: 'name', subtitle: 'base' } },
})
