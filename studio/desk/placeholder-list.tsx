import { Box, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { useSchema } from 'sanity'
import { DocumentRow } from './document-row.tsx'
import { bySection } from './found.ts'
import { ListMessage, Waiting } from './list-message.tsx'
import { sections } from './outline.ts'
import {
  narrow,
  ownersOf,
  type Placeholder,
  PLACEHOLDERS,
  readPlaceholders,
} from './placeholders.ts'
import { useLiveQuery } from './use-live-query.ts'

const EVERYBODY = 'everybody'

const sectionOf = (type: string) => sections.find(({ types }) => types.includes(type))?.title ?? ''

/** Every document that still holds invented or unchecked data, with what is missing in it and who supplies it. */
export function PlaceholderList() {
  const [owner, setOwner] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const answer = useLiveQuery(PLACEHOLDERS)
  if (answer.state === 'loading') return <Waiting />

  const found = readPlaceholders(answer.value)
  if (found.length === 0) return <ListMessage>Nothing is a placeholder any more.</ListMessage>
  const shown = narrow(found, { owner, words }, sectionOf)
  return (
    <Stack gap={4} padding={3}>
      <Card tone="caution" padding={3} radius={2} border>
        <Text size={1}>
          {found.length === 1 ? 'One document holds' : `${found.length} documents hold`} placeholder
          data. The site must not be released before each has been checked and its box “Holds
          placeholder data” is off.
        </Text>
      </Card>
      <Flex gap={2}>
        <Box flex={1}>
          <Select
            aria-label="Whose"
            fontSize={1}
            onChange={({ currentTarget: { value } }) => {
              setOwner(value === EVERYBODY ? null : value)
            }}
            value={owner ?? EVERYBODY}
          >
            <option value={EVERYBODY}>Everybody’s ({found.length})</option>
            {ownersOf(found).map(({ name, count }) => (
              <option key={name} value={name}>
                {name || 'Nobody’s yet'} ({count})
              </option>
            ))}
          </Select>
        </Box>
        <Box flex={1}>
          <TextInput
            aria-label="Narrow by words"
            clearButton={words !== ''}
            fontSize={1}
            onChange={({ currentTarget: { value } }) => {
              setWords(value)
            }}
            onClear={() => {
              setWords('')
            }}
            placeholder="Words in it"
            value={words}
          />
        </Box>
      </Flex>
      {shown.length === 0 && <ListMessage>None of them matches.</ListMessage>}
      {bySection(shown, sections).map((section) => (
        <OfSection key={section.title} {...section} />
      ))}
    </Stack>
  )
}

type OfSectionProps = {
  readonly title: string
  readonly documents: readonly Placeholder[]
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
      {documents.map(({ id, type, note, owner }) => {
        const schemaType = schema.get(type)
        return schemaType ? (
          <DocumentRow key={id} id={id} type={schemaType}>
            {note || 'Nobody has said what is missing: open it and say so.'}
            {owner && ` (${owner})`}
          </DocumentRow>
        ) : null
      })}
    </Stack>
  )
}
