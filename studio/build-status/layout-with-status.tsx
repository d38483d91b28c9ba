import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import type { LayoutProps } from 'sanity'
import { LinkToDocument } from './link-to-document.tsx'
import { useBuildStatus } from './use-build-status.ts'

/** More would leave no room for the forms; the others show when these are mended. */
const MOST_SHOWN = 3

/** The Studio's layout, with a message at the top for each thing that did not reach the site. */
export function layoutWithStatus(statusUrl: string): ComponentType<LayoutProps> {
  return function LayoutWithStatus(props) {
    const messages = useBuildStatus(statusUrl) ?? []
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
}
