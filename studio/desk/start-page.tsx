import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCurrentUser, UserAvatar, useUser } from 'sanity'
import { StateLink } from 'sanity/router'
import { useMessages } from '../build-status/messages.ts'
import { whoUrl } from '../lake-client.ts'
import {
  ago,
  CHANGE,
  type Change,
  keyOf,
  lastOfEach,
  newestFirst,
  readChanges,
  useAuthorship,
} from './changes.ts'
import { useLiveQuery } from './live-query.ts'
import { deskTypes, placeholdersLine } from './outline.ts'
import { ownersOf, readPlaceholders } from './placeholders.ts'
import { DocumentRow, ListHeading } from './rows.tsx'

/** Documents in each list. */
const MOST = 8
/** Recently changed documents that are searched for the editor's own changes. */
const AMONG = 20

const types = JSON.stringify(deskTypes)
const DRAFTS = `_type in ${types} && _id in path("drafts.**")`
const PUBLISHED = `_type in ${types} && !(_id in path("drafts.**")) && !(_id in path("versions.**"))`

const QUERY = {
  listen: `*[_type in ${types}]`,
  fetch: `{
  "drafts": *[${DRAFTS}] | order(_updatedAt desc)[0...${AMONG}]${CHANGE},
  "draftCount": count(*[${DRAFTS}]),
  "published": *[${PUBLISHED}] | order(_updatedAt desc)[0...${AMONG}]${CHANGE},
  "placeholders": *[${PUBLISHED} && isPlaceholder == true]{_id, _type, placeholderOwner}
}`,
}

export function StartPage() {
  const answer = useLiveQuery(QUERY, {}, 'raw')
  const isAnswered = answer !== undefined
  const value = Object(answer)
  const drafts = readChanges(value.drafts)
  const published = readChanges(value.published)
  const latest = lastOfEach([...drafts, ...published]).slice(0, AMONG)
  const authorship = useAuthorship([
    ...drafts.slice(0, MOST),
    ...published.slice(0, MOST),
    ...latest,
  ])
  const isHistoryRead =
    isAnswered && (latest.length === 0 || latest.some((each) => authorship.has(keyOf(each))))
  const mine = latest
    .flatMap((each) => {
      const time = authorship.get(keyOf(each))?.mine
      return time ? [{ ...each, time }] : []
    })
    .toSorted(newestFirst)
  const byOf = (each: Change) => authorship.get(keyOf(each))?.by
  return (
    <Box height="fill" overflow="auto" padding={3}>
      <Stack gap={5}>
        <SiteState />
        <You />
        <ChangeList
          title="You edited"
          none="You haven’t edited anything recently."
          changes={isHistoryRead ? mine.slice(0, MOST) : null}
          what={({ version }) => (version.startsWith('drafts.') ? 'Draft, edited' : 'Edited')}
        />
        <ChangeList
          title={`Drafts waiting (${value.draftCount ?? '…'})`}
          none="No drafts: everything is published."
          changes={isAnswered ? drafts.slice(0, MOST) : null}
          what={() => 'Edited'}
          byOf={byOf}
        />
        <ChangeList
          title="Published lately"
          none="Nothing is published yet."
          changes={isAnswered ? published.slice(0, MOST) : null}
          what={() => 'Published'}
          byOf={byOf}
        />
        {isAnswered && <Placeholders rows={value.placeholders} />}
      </Stack>
    </Box>
  )
}

const lakeUrl = process.env['SANITY_STUDIO_API_HOST']

/** The current editor's name, with a link to change it. Only for a lake without sign-in. */
function You() {
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

function Placeholders({ rows }: { readonly rows: unknown }) {
  const found = readPlaceholders(rows)
  const owners = ownersOf(found).map(({ name, count }) => `${name || 'nobody yet'} ${count}`)
  return (
    <Stack as="section" aria-label={placeholdersLine.title} gap={3} paddingX={2}>
      <Text as="h2" size={1} weight="semibold">
        {placeholdersLine.title} ({found.length})
      </Text>
      <Text size={1} muted>
        {found.length === 0 ? (
          'Nothing is a placeholder any more.'
        ) : (
          <>
            Who supplies them: {owners.join(', ')}.{' '}
            <StateLink state={{ panes: [[{ id: 'placeholders' }]] }}>See what is missing</StateLink>
          </>
        )}
      </Text>
    </Stack>
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
  /** Null while loading. */
  readonly changes: readonly Change[] | null
  /** What happened to a document, as “Published”. */
  readonly what: (change: Change) => string
  /** Id of the user who did it. */
  readonly byOf?: (change: Change) => string | undefined
}

function ChangeList({ title, none, changes, what, byOf }: List) {
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
      {changes?.map((change) => {
        const by = byOf?.(change)
        return (
          <DocumentRow key={change.id} id={change.id} type={change.type}>
            {what(change)} {ago(change.time)}
            {by && <By userId={by} />}
          </DocumentRow>
        )
      })}
    </Stack>
  )
}

function By({ userId }: { readonly userId: string }) {
  const [user] = useUser(userId)
  return user?.displayName ? ` by ${user.displayName}` : null
}
