import { Box, Card, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { useBuildStatus } from '../build-status/use-build-status.ts'
import { statusUrlOf } from '../build-status/read-status.ts'
import { DocumentRow } from './document-row.tsx'
import { readFound } from './found.ts'
import { deskTypes } from './outline.ts'
import { ago } from './ago.ts'
import { useLiveQuery } from './use-live-query.ts'

/** How many documents each list shows. */
const MOST = 8

const types = JSON.stringify(deskTypes)

const QUERY = {
  listen: `*[_type in ${types}]`,
  fetch: `{
  "drafts": *[_id in path("drafts.**") && _type in ${types}] | order(_updatedAt desc)[0...${MOST}]{
    "_id": string::split(_id, "drafts.")[1], _type, "placeholderNote": _updatedAt
  },
  "draftCount": count(*[_id in path("drafts.**") && _type in ${types}]),
  "published": *[!(_id in path("drafts.**")) && _type in ${types}] | order(_updatedAt desc)[0...${MOST}]{
    _id, _type, "placeholderNote": _updatedAt
  },
  "placeholders": count(*[!(_id in path("drafts.**")) && isPlaceholder == true])
}`,
}

/** What waits, what was published lately, what is still placeholder, and whether the site shows it all. */
export function StartPage() {
  const answer = useLiveQuery(QUERY, {}, 'raw')
  const value = Object(answer.state === 'answered' ? answer.value : null)
  return (
    <Box height="fill" overflow="auto" padding={3}>
      <Stack gap={5}>
        <SiteState />
        <Lately
          title={`Drafts waiting (${countIn(value, 'draftCount')})`}
          none="Nothing waits: all that was typed is published."
          rows={Reflect.get(value, 'drafts')}
          what="Edited"
        />
        <Lately
          title="Published lately"
          none="Nothing is published yet."
          rows={Reflect.get(value, 'published')}
          what="Published"
        />
        <Text size={1} muted>
          {countIn(value, 'placeholders')} published documents still hold placeholder data: see
          Still placeholder.
        </Text>
      </Stack>
    </Box>
  )
}

function countIn(value: object, name: string): string {
  const count: unknown = Reflect.get(value, name)
  return typeof count === 'number' ? String(count) : '…'
}

type LatelyProps = {
  readonly title: string
  readonly none: string
  readonly rows: unknown
  readonly what: string
}

function Lately({ title, none, rows, what }: LatelyProps) {
  const schema = useSchema()
  const found = readFound(rows)
  return (
    <Stack as="section" gap={2}>
      <Box padding={2}>
        <Text as="h2" size={1} weight="semibold">
          {title}
        </Text>
      </Box>
      {found.length === 0 && (
        <Box paddingX={2}>
          <Text muted size={1}>
            {none}
          </Text>
        </Box>
      )}
      {found.map(({ id, type, note: time }) => {
        const schemaType = schema.get(type)
        return schemaType ? (
          <DocumentRow key={id} id={id} type={schemaType}>
            {`${what} ${ago(time)}`}
          </DocumentRow>
        ) : null
      })}
    </Stack>
  )
}

const statusUrl = statusUrlOf(
  process.env['SANITY_STUDIO_SITE_URL'],
  process.env['SANITY_STUDIO_BUILD_STATUS_URL'],
)

function SiteState() {
  return statusUrl ? <StateOf statusUrl={statusUrl} /> : null
}

function StateOf({ statusUrl: url }: { readonly statusUrl: string }) {
  const messages = useBuildStatus(url)
  if (messages === null) return null
  return (
    <Card border padding={3} radius={2} tone={messages.length === 0 ? 'positive' : 'caution'}>
      <Text size={1}>
        {messages.length === 0
          ? 'The site shows all that was published at its last build.'
          : 'Not all that is published is on the site: see the line at the top.'}
      </Text>
    </Card>
  )
}
