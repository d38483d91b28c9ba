import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { useSyncExternalStore } from 'react'
import type { NavbarProps } from 'sanity'
import { useAskBeforeClosing } from './ask-before-closing.ts'
import { noticeOf } from './notice-text.ts'
import { retryNow } from './retry-wait.ts'
import { saves } from './saves.ts'

/** The Studio's bar at the top and, below it, what is not saved and why. */
export function NavbarWithNotice(props: NavbarProps) {
  const unsaved = useSyncExternalStore(saves.subscribe, saves.current)
  useAskBeforeClosing(unsaved.length > 0)
  const text = noticeOf(unsaved)
  return (
    <>
      {props.renderDefault(props)}
      {/* Always there, since screen readers read out what changes in it. */}
      <output>{text !== null && <Notice text={text} />}</output>
    </>
  )
}

function Notice({ text }: { readonly text: string }) {
  return (
    <Card borderBottom paddingX={4} paddingY={3} tone="caution">
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
