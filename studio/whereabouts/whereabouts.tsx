import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  definePlugin,
  getPublishedId,
  type InputProps,
  useEditState,
  useFormValue,
  usePerspective,
  useSetPerspective,
} from 'sanity'
import { whereIs } from './where.ts'

/** Inputs as they are; the form of a document has a line above it that says where that is, when it is not plain. */
function InputWithWhereabouts(props: InputProps) {
  return props.path.length > 0 ? (
    props.renderDefault(props)
  ) : (
    <Stack gap={5}>
      <Whereabouts />
      {props.renderDefault(props)}
    </Stack>
  )
}

function Whereabouts() {
  const id = useFormValue(['_id'])
  const type = useFormValue(['_type'])
  return typeof id === 'string' && typeof type === 'string' ? (
    <OfDocument id={getPublishedId(id)} type={type} />
  ) : null
}

function OfDocument({ id, type }: { readonly id: string; readonly type: string }) {
  const { draft, published, ready } = useEditState(id, type)
  const { selectedPerspectiveName } = usePerspective()
  const setPerspective = useSetPerspective()
  const isDiscarded = useDiscarded(draft !== null, published?._rev)
  const where = ready
    ? whereIs({
        isPublishedShown: selectedPerspectiveName === 'published',
        hasDraft: draft !== null,
        isLive: published !== null,
        isDiscarded,
      })
    : null
  return (
    where && (
      <Card as="output" border padding={3} radius={2} tone="primary">
        <Flex align="center" gap={3} wrap="wrap">
          <Text size={1}>{where.text}</Text>
          {where.back !== null && (
            <Button
              fontSize={1}
              mode="ghost"
              onClick={() => {
                setPerspective('drafts')
              }}
              padding={2}
              text={where.back}
            />
          )}
        </Flex>
      </Card>
    )
  )
}

/** Whether a draft that was open has gone without being published. */
function useDiscarded(hasDraft: boolean, revision: string | undefined): boolean {
  const [before, setBefore] = useState({ hasDraft, revision, isDiscarded: false })
  if (before.hasDraft !== hasDraft || before.revision !== revision) {
    const wasOrIs = before.hasDraft || before.isDiscarded
    const isDiscarded = !hasDraft && wasOrIs && before.revision === revision
    setBefore({ hasDraft, revision, isDiscarded })
  }
  return before.isDiscarded
}

export const whereabouts = definePlugin({
  name: 'global-salvage/whereabouts',
  form: { components: { input: InputWithWhereabouts } },
})
