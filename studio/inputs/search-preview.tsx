import { Card, Stack, Text } from '@sanity/ui'
import { type StringInputProps, useFormValue } from 'sanity'
import { pathOf } from '../../schemas/objects/site-address.ts'
import { slugOf } from './slug-of.ts'

/** Characters after which search engines cut. */
const ROOM = { title: 70, description: 170 }

/** The search description, with the page as search results and shared links show it. */
export function SearchPreviewInput(props: StringInputProps) {
  const type = useFormValue(['_type'])
  const title = useFormValue(['seoTitle'])
  const slug = slugOf(useFormValue(['slug']))
  const path = typeof type === 'string' ? pathOf(type)?.replace('…', slug ?? '…') : undefined
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Text muted size={1}>
        In search results, and where the page is shared:
      </Text>
      <Card aria-label="Search result" as="figure" border margin={0} padding={4} radius={2}>
        <Stack gap={3}>
          <Text muted size={0}>
            {siteHost()}
            {path}
          </Text>
          <Text size={2} style={{ color: '#1a0dab' }}>
            {cut(title, ROOM.title) || 'Without a title the page’s address stands here'}
          </Text>
          <Text size={1}>
            {cut(props.value, ROOM.description) ||
              'Without a description search engines choose a text'}
          </Text>
        </Stack>
      </Card>
    </Stack>
  )
}

function siteHost(): string {
  const site = process.env['SANITY_STUDIO_SITE_URL']
  return site && URL.canParse(site) ? new URL(site).host : ''
}

/** A text as far as there is room, cut at the end of a word. */
function cut(value: unknown, room: number): string {
  if (typeof value !== 'string' || value.length <= room)
    return typeof value === 'string' ? value : ''
  return `${value.slice(0, value.lastIndexOf(' ', room))} …`
}
