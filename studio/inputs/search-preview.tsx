import { Card, Stack, Text } from '@sanity/ui'
import { type StringInputProps, useFormValue } from 'sanity'
import { slugOf } from '../../schemas/fields/slug.ts'
import { pagePathOf } from '../../schemas/page-path.ts'

/** Maximum number of characters that search engines show. */
const MAX_LENGTH = { title: 70, description: 170 }

const host = process.env['SANITY_STUDIO_SITE_URL']?.replace(/^https?:\/\//, '') ?? ''

/** The search description, with a preview of the page as a search result. */
export function SearchPreviewInput(props: StringInputProps) {
  const type = useFormValue(['_type'])
  const slug = slugOf(useFormValue(['slug']))
  const path = (typeof type === 'string' && pagePathOf(type)?.replace('…', slug ?? '…')) || ''
  const title = cut(useFormValue(['seoTitle']), MAX_LENGTH.title)
  const description = cut(props.value, MAX_LENGTH.description)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Text muted size={1}>
        Search result:
      </Text>
      {/* Light like search results, even if the Studio is dark. */}
      <Card
        aria-label="Search result"
        as="figure"
        border
        margin={0}
        padding={4}
        radius={2}
        scheme="light"
        style={{ maxWidth: 480 }}
      >
        <Stack gap={3}>
          <Text muted size={0}>
            {host}
            {path}
          </Text>
          <Text size={1} weight="semibold">
            {title || 'Without a title, the site’s default title appears here'}
          </Text>
          <Text size={1}>
            {description || 'Without a description, search engines choose a text'}
          </Text>
        </Stack>
      </Card>
    </Stack>
  )
}

/** Cuts a text after at most `limit` characters, between words if possible, and adds “ …”. */
function cut(value: unknown, limit: number): string {
  if (typeof value !== 'string') return ''
  return value.length <= limit ? value : `${value.slice(0, limit).replace(/\s+\S*$/, '')} …`
}
