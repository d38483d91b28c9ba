import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  definePlugin,
  getPublishedId,
  type InputProps,
  type SanityDocument,
  useEditState,
  useFormValue,
  usePerspective,
  useSetPerspective,
} from 'sanity'
import { haveSameContent } from './tidy-drafts.tsx'
import { useBringBack } from './saving/bring-back.ts'

type VersionState = {
  /** Whether the editor has selected “Published”, even if nothing is published. */
  readonly isPublishedSelected: boolean
  readonly hasDraft: boolean
  readonly isLive: boolean
  /** True if the draft was discarded while its form was open. */
  readonly isDiscarded: boolean
}

type Notice = {
  readonly text: string
  /** Opens the current draft, or restores the discarded draft. */
  readonly button: { readonly label: string; readonly opens: 'draft' | 'discarded' } | null
}

/**
 * Tells the editor whether the open version is on the site.
 *
 * @returns null if no notice is needed, as for the draft of a live page
 */
export function noticeFor({
  isPublishedSelected,
  hasDraft,
  isLive,
  isDiscarded,
}: VersionState): Notice | null {
  if (isPublishedSelected && isLive)
    return {
      text: 'This is what visitors see. You can’t type here.',
      button: { label: 'Go on editing', opens: 'draft' },
    }
  if (isPublishedSelected)
    return {
      text: 'Visitors don’t see this: it is not on the site. It is kept as a draft in the Studio.',
      button: { label: 'Open the draft', opens: 'draft' },
    }
  if (isLive && !hasDraft && isDiscarded)
    return {
      text: 'The changes are discarded: this is what is on the site.',
      button: { label: 'Bring them back', opens: 'discarded' },
    }
  if (!isLive && hasDraft) return { text: 'Not on the site. Publish puts it there.', button: null }
  return null
}

/** A document's form, with the notice above. */
function InputWithVersionNotice(props: InputProps) {
  return props.path.length > 0 ? (
    props.renderDefault(props)
  ) : (
    <Stack gap={5}>
      <VersionNotice />
      {props.renderDefault(props)}
    </Stack>
  )
}

function VersionNotice() {
  const id = useFormValue(['_id'])
  const type = useFormValue(['_type'])
  return typeof id === 'string' && typeof type === 'string' ? (
    <DocumentNotice key={getPublishedId(id)} id={getPublishedId(id)} type={type} />
  ) : null
}

function DocumentNotice({ id, type }: { readonly id: string; readonly type: string }) {
  const { draft, published, ready } = useEditState(id, type)
  const { selectedPerspectiveName } = usePerspective()
  const setPerspective = useSetPerspective()
  const discarded = useDiscardedDraft(draft, published)
  const bringBack = useBringBack()
  const notice = ready
    ? noticeFor({
        isPublishedSelected: selectedPerspectiveName === 'published',
        hasDraft: draft !== null,
        isLive: published !== null,
        isDiscarded: discarded !== null,
      })
    : null
  return (
    notice && (
      <Card as="output" border padding={3} radius={2} tone="primary">
        <Flex align="center" gap={3} wrap="wrap">
          <Text size={1}>{notice.text}</Text>
          {notice.button !== null && (
            <Button
              fontSize={1}
              mode="ghost"
              onClick={() => {
                if (notice.button?.opens === 'draft') setPerspective('drafts')
                else if (discarded) void bringBack(discarded)
              }}
              padding={2}
              text={notice.button.label}
            />
          )}
        </Flex>
      </Card>
    )
  )
}

type MaybeDocument = SanityDocument | null

/** The last draft shown, if it was removed and not published; otherwise null. */
function useDiscardedDraft(draft: MaybeDocument, published: MaybeDocument): MaybeDocument {
  const revision = published?._rev
  const [last, setLast] = useState({ draft, revision })
  if (draft !== null && (draft !== last.draft || revision !== last.revision))
    setLast({ draft, revision })
  if (draft !== null || last.draft === null || revision !== last.revision) return null
  return published !== null && haveSameContent(last.draft, published) ? null : last.draft
}

export const versionNotice = definePlugin({
  name: 'global-salvage/version-notice',
  form: { components: { input: InputWithVersionNotice } },
})
