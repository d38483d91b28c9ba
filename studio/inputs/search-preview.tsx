import { Card, Stack, Text } from '@sanity/ui'
import { type StringInputProps, useFormValue } from 'sanity'
import { pathOf } from '../../schemas/objects/places.ts'
import { editedRoutes } from '../../src/routes.ts'
import { SharedLink } from './shared-link.tsx'
import { slugOf } from './slug-of.ts'

/** Characters after which search engines cut. */
const ROOM = { title: 70, description: 170 }

const siteUrl = process.env['SANITY_STUDIO_SITE_URL']

/** The search description, with the page as search results and shared links show it. */
export function SearchPreviewInput(props: StringInputProps) {
  const type = useFormValue(['_type'])
  const seoTitle = useFormValue(['seoTitle'])
  const slug = slugOf(useFormValue(['slug']))
  const path = (typeof type === 'string' && pathOf(type)?.replace('…', slug ?? '…')) || ''
  const title = cut(seoTitle, ROOM.title) || 'Without a title the page’s address stands here'
  const description =
    cut(props.value, ROOM.description) || 'Without a description search engines choose a text'
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Text muted size={1}>
        In search results:
      </Text>
      {/* Light as search results are, whatever the Studio is. */}
      <Card
        aria-label="Search result"
        as="figure"
        border
        margin={0}
        padding={4}
        radius={2}
        scheme="light"
      >
        <Stack gap={3}>
          <Text muted size={0}>
            {siteUrl?.replace(/^https?:\/\//, '')}
            {path}
          </Text>
          <Text size={2} style={{ color: '#1a0dab' }}>
            {title}
          </Text>
          <Text size={1}>{description}</Text>
        </Stack>
      </Card>
      {siteUrl && hasOwnPage(type) && (
        <>
          <Text muted size={1}>
            Where the page is shared:
          </Text>
          <SharedLink siteUrl={siteUrl} path={path} title={title} description={description} />
        </>
      )}
    </Stack>
  )
}

/** The texts that all ports share are in a document that is no page by itself. */
function hasOwnPage(type: unknown): boolean {
  return editedRoutes.some(({ document }) => document === type)
}

/** A text as far as there is room, cut at the end of a word. */
function cut(value: unknown, room: number): string {
  if (typeof value !== 'string' || value.length <= room)
    return typeof value === 'string' ? value : ''
  return `${value.slice(0, value.lastIndexOf(' ', room))} …`
}
