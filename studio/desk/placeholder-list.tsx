import { Card, Select, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useLiveQuery } from './live-query.ts'
import {
  countByOwner,
  groupBySection,
  ownerNamed,
  PLACEHOLDERS,
  readPlaceholders,
} from './placeholders.ts'
import { DocumentRow, ListHeading, ListMessage, LoadingMessage } from './rows.tsx'

const ALL_OWNERS = 'everybody'

/** The pane “Still placeholder”. */
export function PlaceholderList() {
  const [chosen, setChosen] = useState(ALL_OWNERS)
  const result = useLiveQuery(PLACEHOLDERS)
  if (result === undefined) return <LoadingMessage />

  const found = readPlaceholders(result)
  if (found.length === 0) return <ListMessage>Nothing is a placeholder any more.</ListMessage>
  const owners = countByOwner(found)
  // Null shows all owners: at first, and when the chosen owner has no placeholders any more.
  const owner = ownerNamed(chosen, owners)
  return (
    <Stack gap={4} padding={3}>
      <Card tone="caution" padding={3} radius={2} border>
        <Text size={1}>
          {found.length === 1 ? 'One document holds' : `${found.length} documents hold`} placeholder
          data. Before the site is released, verify each document and turn off its box “Holds
          placeholder data”.
        </Text>
      </Card>
      <Select
        aria-label="Show documents of"
        fontSize={1}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
        value={owner ?? ALL_OWNERS}
      >
        <option value={ALL_OWNERS}>Everybody’s ({found.length})</option>
        {owners.map(({ name, count }) => (
          <option key={name} value={name}>
            {name || 'Nobody’s yet'} ({count})
          </option>
        ))}
      </Select>
      {groupBySection(found, owner).map(({ title, documents }) => (
        <Stack key={title} gap={2} as="section">
          <ListHeading>
            {title} ({documents.length})
          </ListHeading>
          {documents.map(({ id, type, note, owner: supplier }) => (
            <DocumentRow key={id} id={id} type={type}>
              {note || 'No note yet on what is missing. Open the document and add one.'}
              {supplier && ` (${supplier})`}
            </DocumentRow>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
