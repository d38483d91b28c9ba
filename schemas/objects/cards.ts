import { photographField } from '../fields/drawing.ts'
import { choice, line, paragraph } from '../fields/text.ts'
import { defineObject } from './define-object.ts'

export const cardType = defineObject({
  name: 'card',
  title: 'Card',
  icon: 'text',
  fields: [
    line('title', 'Title', 'A few words.', { max: 70 }),
    paragraph('body', 'Text', 'One to three sentences.', { max: 360 }),
  ],
  previewFields: ['title', 'body'],
})

/** The text about one coast. The page adds the coast's ports and other places (`CoastCards`). */
export const coastCardType = defineObject({
  name: 'coastCard',
  title: 'Coast',
  icon: 'tag',
  fields: [
    line('title', 'Title', '“West coast” or “East coast”.', { max: 40 }),
    paragraph('body', 'Text', 'Team and equipment on this coast, and what affects a response.'),
  ],
  previewFields: ['title', 'body'],
})

/** A figure and its label, shown under the home page's badges (specification section 9). */
export const metricType = defineObject({
  name: 'metric',
  title: 'Metric',
  icon: 'bar-chart',
  fields: [
    line('value', 'Figure', 'Like 22 vessels, or ≤ 45 min.', { max: 20 }),
    line('label', 'Label', 'What the figure measures.', { max: 50 }),
  ],
  previewFields: ['value', 'label'],
})

/** A short promise with an icon, shown under the home page's lead (specification section 9). */
export const badgeType = defineObject({
  name: 'badge',
  title: 'Badge',
  icon: 'star',
  fields: [
    choice('icon', 'Icon', 'The drawing beside the text.', {
      list: [
        { title: 'Clock', value: 'clock' },
        { title: 'Certificate', value: 'file-certificate' },
        { title: 'Lifebuoy', value: 'lifebuoy' },
        { title: 'Anchor', value: 'anchor' },
        { title: 'Ship', value: 'ship' },
        { title: 'Shield', value: 'shield-check' },
        { title: 'Phone', value: 'phone-call' },
      ],
      missing: 'Choose an icon',
    }),
    line('text', 'Text', 'Two to four words.', { max: 32 }),
  ],
  previewFields: ['text', 'icon'],
})

export const namedAssetType = defineObject({
  name: 'namedAsset',
  title: 'Asset',
  icon: 'rocket',
  fields: [
    line('name', 'Name', 'The vessel or equipment, with the number held.', { max: 70 }),
    line('base', 'Base', 'The port or yard where it is kept, or how it is contracted.', {
      max: 80,
    }),
    line('spec', 'Specification', 'The figures a superintendent asks for.', { max: 180 }),
    photographField('Shown above the table. The first photograph also replaces the tug drawing.'),
  ],
  previewFields: ['name', 'base'],
})
