import {
  block,
  blockFields,
  callToAction,
  cards,
  pageFields,
  proseBlock,
} from '../../content/blocks.ts'
import {
  flag,
  key,
  record,
  requiredInteger,
  requiredText,
  text,
  type ValuesOf,
} from '../../content/field.ts'
import { aboutCallToAction } from '../../text/labels/pages/about.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { every, singleton } from '../../content/select.ts'
import { coordinates } from '../../sections/port-links/ports.ts'

const timelineEntry = {
  _id: key,
  year: requiredInteger,
  title: requiredText,
  description: text,
  position: coordinates,
  isPlaceholder: flag,
}

export type TimelineEntry = ValuesOf<typeof timelineEntry>

export const aboutQuery = pageQuery('about', {
  page: singleton('aboutPage', {
    ...pageFields,
    mission: proseBlock,
    vision: proseBlock,
    values: record({ ...blockFields, items: cards }),
    timeline: block,
    callToAction: callToAction(aboutCallToAction),
  }),
  years: every('timelineEntry', { order: 'year asc, title asc' }, timelineEntry),
})

export type AboutContent = ContentOf<typeof aboutQuery>
