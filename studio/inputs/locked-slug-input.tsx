import { LockIcon } from '@sanity/icons/Lock'
import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { getPublishedId, set, type SlugInputProps, useEditState, useFormValue } from 'sanity'
import { AddressChange } from './address-change.tsx'
import { slugOf } from './slug-of.ts'

/**
 * A slug that is read-only while its page is live, until the editor confirms a dialog that says what a change
 * does.
 */
export function LockedSlugInput(props: SlugInputProps) {
  const id = useFormValue(['_id'])
  const type = useFormValue(['_type'])
  return typeof id === 'string' && typeof type === 'string' ? (
    <OfDocument id={getPublishedId(id)} type={type} slug={props} />
  ) : (
    props.renderDefault(props)
  )
}

type OfDocumentProps = {
  readonly id: string
  readonly type: string
  readonly slug: SlugInputProps
}

function OfDocument({ id, type, slug }: OfDocumentProps) {
  const { published, ready } = useEditState(id, type)
  const live = slugOf(published?.['slug'])
  // The address that was live when the editor unlocked the field: once another one is published, it is locked.
  const [unlockedAt, setUnlockedAt] = useState<string | null>(null)
  const isUnlocked = live !== undefined && unlockedAt === live
  const isChanged = live !== undefined && slug.value?.current !== live
  if (ready && live === undefined) return slug.renderDefault(slug)

  if (isUnlocked || isChanged) {
    return (
      <Stack gap={3}>
        {slug.renderDefault(slug)}
        <Changing
          live={live ?? ''}
          isChanged={isChanged}
          onKeep={() => {
            slug.onChange(set({ _type: 'slug', current: live }))
            setUnlockedAt(null)
          }}
        />
      </Stack>
    )
  }
  return (
    <Stack gap={3}>
      {slug.renderDefault({ ...slug, readOnly: true })}
      <Unlock
        id={id}
        live={live ?? ''}
        isReady={ready && slug.readOnly !== true}
        onUnlock={() => {
          setUnlockedAt(live ?? null)
        }}
      />
    </Stack>
  )
}

type ChangingProps = {
  readonly live: string
  readonly isChanged: boolean
  readonly onKeep: () => void
}

function Changing({ live, isChanged, onKeep }: ChangingProps) {
  return (
    <Card tone="caution" padding={3} radius={2} border>
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1}>
          {isChanged
            ? `The page is live at /ports/${live}. Publishing moves it to the new address.`
            : `The page is live at /ports/${live}, until another address is published.`}
        </Text>
        <Button mode="ghost" fontSize={1} padding={2} onClick={onKeep} text={`Keep “${live}”`} />
      </Flex>
    </Card>
  )
}

type UnlockProps = {
  readonly id: string
  readonly live: string
  readonly isReady: boolean
  readonly onUnlock: () => void
}

function Unlock({ id, live, isReady, onUnlock }: UnlockProps) {
  const dialogId = useId()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
  }
  return (
    <Flex>
      <Button
        disabled={!isReady}
        fontSize={1}
        icon={LockIcon}
        mode="ghost"
        onClick={() => {
          setAsking(true)
        }}
        padding={2}
        text="Change the address …"
      />
      {isAsking ? (
        <Dialog
          id={dialogId}
          header={`Change the address /ports/${live}?`}
          onClickOutside={close}
          onClose={close}
          width={1}
          footer={
            <Flex gap={2} justify="flex-end" padding={3}>
              <Button mode="bleed" onClick={close} text="Keep the address" />
              <Button
                tone="critical"
                onClick={() => {
                  close()
                  onUnlock()
                }}
                text="Change it"
              />
            </Flex>
          }
        >
          <AddressChange id={id} live={live} />
        </Dialog>
      ) : null}
    </Flex>
  )
}
