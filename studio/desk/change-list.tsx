import { Box, Stack, Text } from '@sanity/ui'
import { useSchema, useUser } from 'sanity'
import { ago } from './ago.ts'
import type { Change } from './changes.ts'
import { DocumentRow } from './document-row.tsx'

type List = {
  readonly title: string
  /** Shown instead of rows when there are none. */
  readonly none: string
  /** Null as long as it is not known whether there are any. */
  readonly changes: readonly Change[] | null
  /** What happened to a document, as “Published”. */
  readonly what: (change: Change) => string
  /** The id of the user who did it; left out where that is plain. */
  readonly byOf?: (change: Change) => string | undefined
}

/** Documents under a heading, each with what happened to it, when and by whom. */
export function ChangeList({ title, none, changes, what, byOf }: List) {
  const schema = useSchema()
  return (
    <Stack as="section" aria-label={title} gap={2}>
      <Box padding={2}>
        <Text as="h2" size={1} weight="semibold">
          {title}
        </Text>
      </Box>
      {changes?.length === 0 && (
        <Box paddingX={2}>
          <Text muted size={1}>
            {none}
          </Text>
        </Box>
      )}
      {changes?.map((change) => {
        const schemaType = schema.get(change.type)
        const by = byOf?.(change)
        return schemaType ? (
          <DocumentRow key={change.id} id={change.id} type={schemaType}>
            {what(change)} {ago(change.time)}
            {by && <By userId={by} />}
          </DocumentRow>
        ) : null
      })}
    </Stack>
  )
}

function By({ userId }: { readonly userId: string }) {
  const [user] = useUser(userId)
  return user?.displayName ? ` by ${user.displayName}` : null
}
