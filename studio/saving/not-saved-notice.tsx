import { Box, Button, Card, Flex, Layer, Text, useMediaIndex } from '@sanity/ui'
import { useSyncExternalStore } from 'react'
import type { NavbarProps } from 'sanity'
import { useAskBeforeClosing } from './ask-before-closing.ts'
import { noticeOf } from './notice-text.ts'
import { retryNow } from './retry-wait.ts'
import { saves } from './saves.ts'

/** On a phone the top of the page is scrolled out of sight, so the notice is above the bar with Publish. */
const ON_A_PHONE = { position: 'fixed', insetInline: 0, bottom: 50 } as const

/** The Studio's bar at the top and, below it, what is not saved and why. */
export function NavbarWithNotice(props: NavbarProps) {
  const unsaved = useSyncExternalStore(saves.subscribe, saves.current)
  useAskBeforeClosing(unsaved.length > 0)
  const isPhone = useMediaIndex() < 2
  const text = noticeOf(unsaved)
  return (
    <>
      {props.renderDefault(props)}
      {/* Always rendered, since screen readers announce what changes within it. */}
      <Layer as="output" style={isPhone ? ON_A_PHONE : {}} zOffset={100}>
        {text !== null && <Notice text={text} />}
      </Layer>
    </>
  )
}

function Notice({ text }: { readonly text: string }) {
  return (
    <Card borderBottom borderTop paddingX={4} paddingY={3} tone="caution">
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Text size={1}>
            <strong>Not saved yet:</strong> {text}
          </Text>
        </Box>
        <Button
          fontSize={1}
          mode="ghost"
          onClick={() => retryNow.dispatchEvent(new Event('retry'))}
          padding={2}
          text="Try again now"
        />
      </Flex>
    </Card>
  )
}
