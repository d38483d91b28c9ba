/** Shows unsaved changes, asks before the page is closed, and keeps edits until they are saved. */
import { Box, Button, Card, Flex, Layer, Text, useMediaIndex } from '@sanity/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { type BehaviorSubject, finalize, takeWhile } from 'rxjs'
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
import { retryNow } from './save-handler.ts'
import { noticeOf, saves } from './saves.ts'

/** On a phone the top of the page may be out of sight, so the notice is above the bar with Publish. */
const PHONE_POSITION = { position: 'fixed', insetInline: 0, bottom: 50 } as const

/** The Studio's navigation bar, followed by a notice if there are unsaved changes. */
function NavbarWithNotice(props: NavbarProps) {
  const pendingSaves = useSubjectValue(saves.pending)
  const keptTexts = useSubjectValue(unsavedTexts)
  useAskBeforeClosing(pendingSaves.length + keptTexts.length > 0)
  const isPhone = useMediaIndex() < 2
  const text = noticeOf(pendingSaves)
  return (
    <>
      {props.renderDefault(props)}
      {/* Always rendered: screen readers announce changes inside it. */}
      <Layer as="output" style={isPhone ? PHONE_POSITION : {}} zOffset={100}>
        {text !== null && (
          <Notice text={text}>
            <NoticeButton
              onClick={() => retryNow.dispatchEvent(new Event('retry'))}
              text="Try again now"
            />
          </Notice>
        )}
        {keptTexts.map((typed) => (
          <KeptText key={`${typed.id} ${textOfFields(typed)}`} typed={typed} />
        ))}
      </Layer>
    </>
  )
}

function useSubjectValue<T>(subject: BehaviorSubject<readonly T[]>): readonly T[] {
  const [value, setValue] = useState(subject.value)
  useEffect(() => {
    const subscription = subject.subscribe(setValue)
    return () => subscription.unsubscribe()
  }, [subject])
  return value
}

/** Shows text that was typed into a draft while somebody removed the draft. */
function KeptText({ typed }: { readonly typed: UnsavedText }) {
  const bringBack = useBringBack()
  const restore = async () => {
    if (await bringBack(typed.draft, typed.fields)) discardText(typed)
  }
  return (
    <Notice text={`someone removed the draft while you typed. You typed: “${textOfFields(typed)}”`}>
      <NoticeButton onClick={() => void restore()} text="Bring it back" />
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
 * An open document. The Studio saves edits after a second. Five seconds after a document is closed, the
 * Studio drops its copy, even with unsaved edits. This component keeps the copy until the edits are saved.
 */
function OpenDocument(props: DocumentLayoutProps) {
  const { documentId, documentType, renderDefault } = props
  const { pair } = useDocumentStore()
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const [isSaved, setSaved] = useState(true)
  useEffect(() => {
    // Some lists pass the id of the draft.
    const id = getPublishedId(documentId)
    const saved$ = pair.consistencyStatus(id, documentType)
    const textKeeper = keepUnsavedText({ pair, client, id, type: documentType })
    const status = saved$.subscribe(setSaved)
    return () => {
      saved$
        .pipe(
          takeWhile((saved) => !saved),
          finalize(() => textKeeper.unsubscribe()),
        )
        .subscribe()
      status.unsubscribe()
    }
  }, [pair, client, documentId, documentType])
  useAskBeforeClosing(!isSaved)
  return renderDefault(props)
}

/** Makes the browser ask before it closes the page. */
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
