import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { RelativeTime, useCurrentUser, UserAvatar } from 'sanity'
import { useMessages } from '../build-status/messages.ts'
import { whoUrl } from '../lake-client.ts'
import { type Found, readRows, textOf, useLiveQuery } from './live-query.ts'
import { deskTypes } from './outline.ts'
import { DocumentRow, ListHeading } from './rows.tsx'

/** Maximum number of documents in each list. */
const MOST = 8

const types = JSON.stringify(deskTypes)
const DRAFTS = `_type in ${types} && _id in path("drafts.**")`
const PUBLISHED = `_type in ${types} && !(_id in path("drafts.**")) && !(_id in path("versions.**"))`

const CHANGE = `{
  "_id": select(_id in path("drafts.**") => string::split(_id, "drafts.")[1], _id),
  _type, _updatedAt
}`

const QUERY = {
  listen: `*[_type in ${types}]`,
  fetch: `{
  "drafts": *[${DRAFTS}] | order(_updatedAt desc)[0...${MOST}]${CHANGE},
  "draftCount": count(*[${DRAFTS}]),
  "published": *[${PUBLISHED}] | order(_updatedAt desc)[0...${MOST}]${CHANGE}
}`,
}

type Change = Found & { readonly time: string }

function readChanges(answer: unknown): Change[] {
  return readRows(answer, (row) => ({ time: textOf(row, '_updatedAt') }))
}

export function StartPage() {
  const answer = useLiveQuery(QUERY, {}, 'raw')
  const isAnswered = answer !== undefined
  const value = Object(answer)
  return (
    <Box height="fill" overflow="auto" padding={3}>
      <Stack gap={5}>
        <SiteState />
        <CurrentEditor />
        <ChangeList
          title={`Drafts waiting (${value.draftCount ?? '…'})`}
          none="No drafts: everything is published."
          what="Edited"
          changes={isAnswered ? readChanges(value.drafts) : null}
        />
        <ChangeList
          title="Recently published"
          none="Nothing is published yet."
          what="Published"
          changes={isAnswered ? readChanges(value.published) : null}
        />
      </Stack>
    </Box>
  )
}

const lakeUrl = process.env['SANITY_STUDIO_API_HOST']

/** The current editor's name, with a link to change it. Only for a lake without sign-in. */
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
          ? 'The site shows everything that was published at its last build.'
          : 'Some published changes are not on the site: see the line at the top.'}
      </Text>
    </Card>
  )
}

type List = {
  readonly title: string
  /** Shown when there are no rows. */
  readonly none: string
  /** What happened to the documents, like “Published”. */
  readonly what: string
  /** Null while loading. */
  readonly changes: readonly Change[] | null
}

function ChangeList({ title, none, what, changes }: List) {
  return (
    <Stack as="section" aria-label={title} gap={2}>
      <ListHeading>{title}</ListHeading>
      {changes?.length === 0 && (
        <Box paddingX={2}>
          <Text muted size={1}>
            {none}
          </Text>
        </Box>
      )}
      {changes?.map(({ id, type, time }) => (
        <DocumentRow key={id} id={id} type={type}>
          {what} <RelativeTime time={time} minimal useTemporalPhrase />
        </DocumentRow>
      ))}
    </Stack>
  )
}
