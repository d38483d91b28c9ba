import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { definePlugin, type LayoutProps, type PluginOptions, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { readFound, useLiveQuery } from '../desk/live-query.ts'
import { deskTypes, singletonTypes } from '../desk/outline.ts'
import { type Message, statusUrl, useMessages } from './messages.ts'

/** More would leave no room for the forms. */
const MOST_SHOWN = 3

/** The Studio's layout, with the messages of the last build at the top. */
function LayoutWithStatus(props: LayoutProps) {
  const messages = useMessages() ?? []
  const more = messages.length - MOST_SHOWN
  return (
    <Flex direction="column" height="fill">
      {messages.length > 0 && (
        <Card as="output" borderBottom padding={3} tone="caution">
          <Stack gap={3}>
            <Text size={1} weight="semibold">
              Published, but not all of it is on the site
            </Text>
            {messages.slice(0, MOST_SHOWN).map((message) => (
              <Text key={message.text} size={1}>
                {message.text} <LinkToDocument {...message} />
              </Text>
            ))}
            {more > 0 && <Text size={1}>And {more} more.</Text>}
          </Stack>
        </Card>
      )}
      <Box flex={1} style={{ minHeight: 0 }}>
        {props.renderDefault(props)}
      </Box>
    </Flex>
  )
}

/** Finds a document by id, or by the name that the build gives it (`builder/report/studio-names.ts`). */
const BY_NAME = `*[_type in ${JSON.stringify(deskTypes)} && (_id == $id || $name in [name, title, question, service])]
  [0...1]{_id, _type}`

/** A link to the document that a message names, if it is found. */
function LinkToDocument({ document: name, id }: Message) {
  const schema = useSchema()
  const single = [...singletonTypes].find((type) => name !== '' && schema.get(type)?.title === name)
  const answer = useLiveQuery(BY_NAME, { id, name }, 'published')
  const found = single ? { id: single, type: single } : readFound(answer)[0]
  return found ? (
    <IntentLink intent="edit" params={found}>
      Open it
    </IntentLink>
  ) : null
}

const plugin = definePlugin({
  name: 'global-salvage/build-status',
  studio: { components: { layout: LayoutWithStatus } },
})

export const buildStatus: PluginOptions[] = statusUrl ? [plugin()] : []
