/** Shows what is not saved yet, asks before the page is closed, and keeps edits until they are saved. */
import { Box, Button, Card, Flex, Layer, Text, useMediaIndex } from '@sanity/ui'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { finalize, takeWhile } from 'rxjs'
import {
  definePlugin,
  type DocumentLayoutProps,
  getPublishedId,
  type NavbarProps,
  useClient,
  useDocumentStore,
} from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { useBringBack } from './bring-back.ts'
import {
  keepUnsavedText,
  unsavedTexts,
  discardText,
  textOfFields,
  type UnsavedText,
} from './unsaved-texts.ts'
import { retryNow } from './retry-wait.ts'
import { noticeOf, saves } from './saves.ts'

/** On a phone the top of the page is scrolled out of sight, so the notice is above the bar with Publish. */
const ON_A_PHONE = { position: 'fixed', insetInline: 0, bottom: 50 } as const

/** The Studio's bar at the top and, below it, what is not saved and why. */
function NavbarWithNotice(props: NavbarProps) {
  const unsaved = useSyncExternalStore(saves.subscribe, saves.current)
  const kept = useSyncExternalStore(subscribeToKept, () => unsavedTexts.value)
  useAskBeforeClosing(unsaved.length + kept.length > 0)
  const isPhone = useMediaIndex() < 2
  const text = noticeOf(unsaved)
  return (
    <>
      {props.renderDefault(props)}
      {/* Always rendered, since screen readers announce what changes within it. */}
      <Layer as="output" style={isPhone ? ON_A_PHONE : {}} zOffset={100}>
        {text !== null && (
          <Notice text={text}>
            <NoticeButton
              onClick={() => retryNow.dispatchEvent(new Event('retry'))}
              text="Try again now"
            />
          </Notice>
        )}
        {kept.map((typed) => (
          <KeptText key={`${typed.id} ${textOfFields(typed)}`} typed={typed} />
        ))}
      </Layer>
    </>
  )
}

function subscribeToKept(listener: () => void): () => void {
  const subscription = unsavedTexts.subscribe(listener)
  return () => subscription.unsubscribe()
}

/** What was typed into a draft that somebody removed, to be read, copied and brought back. */
function KeptText({ typed }: { readonly typed: UnsavedText }) {
  const bringBack = useBringBack()
  const bring = async () => {
    if (await bringBack(typed.draft, typed.fields)) discardText(typed)
  }
  return (
    <Notice text={`someone removed the draft while you typed. You typed: “${textOfFields(typed)}”`}>
      <NoticeButton onClick={() => void bring()} text="Bring it back" />
      <NoticeButton onClick={() => discardText(typed)} text="Discard it" />
    </Notice>
  )
}

function Notice({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Card borderBottom borderTop paddingX={4} paddingY={3} tone="caution">
      <Flex align="center" gap={3}>
        <Box flex={1} style={{ maxHeight: '6em', overflow: 'auto' }}>
          <Text size={1}>
            <strong>Not saved yet:</strong> {text}
          </Text>
        </Box>
        {children}
      </Flex>
    </Card>
  )
}

function NoticeButton(props: { readonly onClick: () => void; readonly text: string }) {
  return <Button fontSize={1} mode="ghost" padding={2} {...props} />
}

/**
 * Wraps each open document, and keeps the Studio's copy of a closed one until all edits are saved. The Studio
 * saves edits with a second's delay, but not those of a document that is closed meanwhile, whose copy it drops
 * after five seconds.
 */
function OpenDocument(props: DocumentLayoutProps) {
  const { documentId, documentType, renderDefault } = props
  const { pair } = useDocumentStore()
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const [isSaved, setSaved] = useState(true)
  useEffect(() => {
    // Lists name some documents by their drafts' ids.
    const id = getPublishedId(documentId)
    const saved$ = pair.consistencyStatus(id, documentType)
    const sending = keepUnsavedText({ pair, client, id, type: documentType })
    const status = saved$.subscribe(setSaved)
    return () => {
      saved$
        .pipe(
          takeWhile((saved) => !saved),
          finalize(() => sending.unsubscribe()),
        )
        .subscribe()
      status.unsubscribe()
    }
  }, [pair, client, documentId, documentType])
  useAskBeforeClosing(!isSaved)
  return renderDefault(props)
}

/** Has the browser ask before the page is closed or left, while something on it is not saved. */
function useAskBeforeClosing(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

export const saving = definePlugin({
  name: 'global-salvage/saving',
  studio: { components: { navbar: NavbarWithNotice } },
  document: { components: { unstable_layout: OpenDocument } },
})
