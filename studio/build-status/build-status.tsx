import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { definePlugin, type LayoutProps, type PluginOptions, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { readTypedIds, useLiveQuery } from '../desk/live-query.ts'
import { deskTypes, singletonTypes } from '../desk/outline.ts'
import { type Message, statusUrl, useMessages } from './messages.ts'

/** More messages would leave too little room for the forms. */
const MAX_MESSAGES = 3

/** The Studio's layout, with the messages of the last build at the top. */
function LayoutWithStatus(props: LayoutProps) {
  const messages = useMessages() ?? []
  const hiddenCount = messages.length - MAX_MESSAGES
  return (
    <Flex direction="column" height="fill">
      {messages.length > 0 && (
        <Card as="output" borderBottom padding={3} tone="caution">
          <Stack gap={3}>
            <Text size={1} weight="semibold">
              Published, but not all of it is on the site
            </Text>
            {messages.slice(0, MAX_MESSAGES).map((message) => (
              <Text key={message.text} size={1}>
                {message.text} <LinkToDocument {...message} />
              </Text>
            ))}
            {hiddenCount > 0 && <Text size={1}>And {hiddenCount} more.</Text>}
          </Stack>
        </Card>
      )}
      <Box flex={1} style={{ minHeight: 0 }}>
        {props.renderDefault(props)}
      </Box>
    </Flex>
  )
}

/** GROQ: the document with this id or name. Some messages have only a name (`builder/prerender/put-pages.ts`). */
const DOCUMENT_BY_ID_OR_NAME = `*[_type in ${JSON.stringify(deskTypes)}
  && (_id == $id || $name in [name, title, question, service])][0...1]{_id, _type}`

/** Links to the document that a message names. Renders nothing if there is no such document. */
function LinkToDocument({ document: name, id }: Message) {
  const schema = useSchema()
  const single = [...singletonTypes].find((type) => name !== '' && schema.get(type)?.title === name)
  const result = useLiveQuery(DOCUMENT_BY_ID_OR_NAME, { id, name }, 'published')
  const found = single ? { id: single, type: single } : readTypedIds(result)[0]
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
