import { Box, Card, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { DocumentRow } from './document-row.tsx'
import { bySection, readFound, type Found } from './found.ts'
import { ListMessage, Waiting } from './list-message.tsx'
import { sections } from './outline.ts'
import { useLiveQuery } from './use-live-query.ts'

const QUERY =
  '*[isPlaceholder == true] | order(orderRank asc, year asc) {_id, _type, placeholderNote}'

/** Every document that still holds invented or unchecked data, with what is missing in it. */
export function PlaceholderList() {
  const answer = useLiveQuery(QUERY)
  if (answer.state === 'loading') return <Waiting />

  const found = readFound(answer.value)
  if (found.length === 0) return <ListMessage>Nothing is a placeholder any more.</ListMessage>
  return (
    <Stack gap={4} padding={3}>
      <Card tone="caution" padding={3} radius={2} border>
        <Text size={1}>
          {found.length === 1 ? 'One document holds' : `${found.length} documents hold`} placeholder
          data. The site must not be released before each has been checked and its box “Holds
          placeholder data” is off.
        </Text>
      </Card>
      {bySection(found, sections).map((section) => (
        <OfSection key={section.title} {...section} />
      ))}
    </Stack>
  )
}

type OfSectionProps = {
  readonly title: string
  readonly documents: readonly Found[]
}

function OfSection({ title, documents }: OfSectionProps) {
  const schema = useSchema()
  return (
    <Stack gap={2} as="section">
      <Box padding={2}>
        <Text as="h2" size={1} weight="semibold">
          {title} ({documents.length})
        </Text>
      </Box>
      {documents.map(({ id, type, note }) => {
        const schemaType = schema.get(type)
        return schemaType ? (
          <DocumentRow key={id} id={id} type={schemaType}>
            {note || 'Nobody has said what is missing: open it and say so.'}
          </DocumentRow>
        ) : null
      })}
    </Stack>
  )
}
