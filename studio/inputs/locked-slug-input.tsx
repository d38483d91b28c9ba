import { LockIcon } from '@sanity/icons/Lock'
import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { getPublishedId, set, type SlugInputProps, useEditState, useFormValue } from 'sanity'
import { slugOf } from './slug-of.ts'

/**
 * A slug that is read-only while its page is live, until the editor confirms a dialog that says what a change
 * breaks.
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
  const [isUnlocked, setUnlocked] = useState(false)
  const live = slugOf(published?.['slug'])
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
            setUnlocked(false)
          }}
        />
      </Stack>
    )
  }
  return (
    <Stack gap={3}>
      {slug.renderDefault({ ...slug, readOnly: true })}
      <Unlock live={live ?? ''} isReady={ready && slug.readOnly !== true} onUnlock={setUnlocked} />
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
  readonly live: string
  readonly isReady: boolean
  readonly onUnlock: (isUnlocked: true) => void
}

function Unlock({ live, isReady, onUnlock }: UnlockProps) {
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
                  onUnlock(true)
                }}
                text="Change it"
              />
            </Flex>
          }
        >
          <WhatBreaks live={live} />
        </Dialog>
      ) : null}
    </Flex>
  )
}

function WhatBreaks({ live }: { readonly live: string }) {
  return (
    <Stack gap={4} padding={4}>
      <Text size={1}>
        The page is live. After you publish another address, whoever follows a link to /ports/{live}{' '}
        finds “Port Not Found”:
      </Text>
      <Stack as="ul" gap={3} paddingLeft={4} style={{ listStyle: 'disc' }}>
        <li>
          <Text size={1}>
            links on other sites, in e-mails, in search results and in papers already sent;
          </Text>
        </li>
        <li>
          <Text size={1}>
            links in texts of this site: change each by hand, or the next build is refused.
          </Text>
        </li>
      </Stack>
      <Text size={1}>The site’s menus, its map and its list of ports follow by themselves.</Text>
    </Stack>
  )
}
