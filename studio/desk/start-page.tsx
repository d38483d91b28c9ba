import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { RelativeTime, useCurrentUser, UserAvatar } from 'sanity'
import { useMessages } from '../build-status/messages.ts'
import { whoUrl } from '../lake-client.ts'
import { type TypedId, readRows, textOf, useLiveQuery } from './live-query.ts'
import { deskTypes } from './outline.ts'
import { DocumentRow, ListHeading } from './rows.tsx'

/** Maximum number of documents in each list. */
const MAX_ROWS = 8

const types = JSON.stringify(deskTypes)
const DRAFTS = `_type in ${types} && _id in path("drafts.**")`
const PUBLISHED = `_type in ${types} && !(_id in path("drafts.**")) && !(_id in path("versions.**"))`

const CHANGE_FIELDS = `{
  "_id": select(_id in path("drafts.**") => string::split(_id, "drafts.")[1], _id),
  _type, _updatedAt
}`

const RECENT_CHANGES = {
  listen: `*[_type in ${types}]`,
  fetch: `{
  "drafts": *[${DRAFTS}] | order(_updatedAt desc)[0...${MAX_ROWS}]${CHANGE_FIELDS},
  "draftCount": count(*[${DRAFTS}]),
  "published": *[${PUBLISHED}] | order(_updatedAt desc)[0...${MAX_ROWS}]${CHANGE_FIELDS}
}`,
}

type Change = TypedId & { readonly time: string }

function readChanges(result: unknown): Change[] {
  return readRows(result, (row) => ({ time: textOf(row, '_updatedAt') }))
}

export function StartPage() {
  const result = useLiveQuery(RECENT_CHANGES, {}, 'raw')
  const isLoaded = result !== undefined
  const changes = Object(result)
  return (
    <Box height="fill" overflow="auto" padding={3}>
      <Stack gap={5}>
        <SiteState />
        <CurrentEditor />
        <ChangeList
          title={`Drafts waiting (${changes.draftCount ?? '…'})`}
          emptyText="No drafts: everything is published."
          verb="Edited"
          changes={isLoaded ? readChanges(changes.drafts) : null}
        />
        <ChangeList
          title="Recently published"
          emptyText="Nothing is published yet."
          verb="Published"
          changes={isLoaded ? readChanges(changes.published) : null}
        />
      </Stack>
    </Box>
  )
}

const lakeUrl = process.env['SANITY_STUDIO_API_HOST']

/** Shows the editor's name and a link to choose another. Renders nothing with hosted Sanity, where editors sign in. */
function CurrentEditor() {
  const user = useCurrentUser()
  if (!lakeUrl || !user) return null
  const { href } = window.location
  return (
    <Flex align="center" gap={3} paddingX={2}>
      <UserAvatar size={1} user={user.id} />
      <Text size={1}>
        You are {user.name}.{' '}
        <a href={`${whoUrl(lakeUrl)}?origin=${encodeURIComponent(href)}`}>Choose who you are</a>
      </Text>
    </Flex>
  )
}

function SiteState() {
  const messages = useMessages()
  if (messages === null) return null
  return (
    <Card border padding={3} radius={2} tone={messages.length === 0 ? 'positive' : 'caution'}>
      <Text size={1}>
        {messages.length === 0
          ? 'The site shows everything that was published before its last build.'
          : 'Some published changes are not on the site: see the message at the top.'}
      </Text>
    </Card>
  )
}

type ChangeListProps = {
  readonly title: string
  /** Shown when there are no rows. */
  readonly emptyText: string
  /** What happened to the documents, like “Published”. */
  readonly verb: string
  /** Null while loading. */
  readonly changes: readonly Change[] | null
}

function ChangeList({ title, emptyText, verb, changes }: ChangeListProps) {
  return (
    <Stack as="section" aria-label={title} gap={2}>
      <ListHeading>{title}</ListHeading>
      {changes?.length === 0 && (
        <Box paddingX={2}>
          <Text muted size={1}>
            {emptyText}
          </Text>
        </Box>
      )}
      {changes?.map(({ id, type, time }) => (
        <DocumentRow key={id} id={id} type={type}>
          {verb} <RelativeTime time={time} minimal useTemporalPhrase />
        </DocumentRow>
      ))}
    </Stack>
  )
}
