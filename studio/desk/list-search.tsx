import { Stack } from '@sanity/ui'
import { useSchema } from 'sanity'
import { asTypeset } from './as-typeset.ts'
import { DocumentRow } from './document-row.tsx'
import { readFound } from './found.ts'
import { filterOf } from './list-filter.ts'
import { ListMessage, Waiting } from './list-message.tsx'
import type { Ordered } from './outline.ts'
import { useLiveQuery } from './use-live-query.ts'

/** Most results shown: beyond these, a search should be narrowed. */
const MOST = 100

type Search = {
  readonly list: Ordered
  readonly text: string
}

/** Search results in a list: documents that contain every word of the text, in any field. */
export function ListSearch({ list, text }: Search) {
  const { type } = list
  const { filter, params } = filterOf(list)
  const schemaType = useSchema().get(type)
  const conditions = [
    '_type == $type',
    ...(filter ? [filter] : []),
    '([@, _id] match text::query($text) || [@, _id] match text::query($typeset))',
  ]
  const words = text.trim()
  const answer = useLiveQuery(
    `*[${conditions.join(' && ')}] | order(orderRank asc) [0...${MOST}] {_id, _type}`,
    { ...params, type, text: `${words}*`, typeset: `${asTypeset(words)}*` },
  )
  if (answer.state === 'loading' || !schemaType) return <Waiting />

  const found = readFound(answer.value)
  if (found.length === 0) return <ListMessage>Nothing here matches.</ListMessage>
  return (
    <Stack gap={1} padding={2}>
      {found.map(({ id }) => (
        <DocumentRow key={id} id={id} type={schemaType} />
      ))}
    </Stack>
  )
}
