import { LockIcon } from '@sanity/icons/Lock'
import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { getPublishedId, set, type SlugInputProps, useEditState, useFormValue } from 'sanity'
import { Referrer } from '../actions/keep-while-linked.tsx'
import { slugOf } from '../../schemas/fields/slug.ts'
import { useReferrers } from '../desk/live-query.ts'

/** A port's slug. It is read-only while the page is live, until the editor confirms a dialog. */
export function LockedSlugInput(slug: SlugInputProps) {
  const id = getPublishedId(String(useFormValue(['_id'])))
  const { published, ready } = useEditState(id, 'port')
  const live = slugOf(published?.['slug'])
  // The address that was live when the editor unlocked the field. Publishing another one locks it again.
  const [unlockedAt, setUnlockedAt] = useState<string>()
  const isChanged = live !== undefined && slug.value?.current !== live
  if (ready && live === undefined) return slug.renderDefault(slug)

  if (live !== undefined && (isChanged || unlockedAt === live)) {
    return (
      <Stack gap={3}>
        {slug.renderDefault(slug)}
        <Card tone="caution" padding={3} radius={2} border>
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1}>
              {isChanged
                ? `The page is live at /ports/${live}. Publishing moves it to the new address.`
                : `The page is live at /ports/${live}, until another address is published.`}
            </Text>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              onClick={() => {
                slug.onChange(set({ _type: 'slug', current: live }))
                setUnlockedAt(undefined)
              }}
              text={`Keep “${live}”`}
            />
          </Flex>
        </Card>
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
        onUnlock={() => setUnlockedAt(live)}
      />
    </Stack>
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
  const close = () => setAsking(false)
  return (
    <Flex>
      <Button
        disabled={!isReady}
        fontSize={1}
        icon={LockIcon}
        mode="ghost"
        onClick={() => setAsking(true)}
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
              <Button tone="critical" onClick={onUnlock} text="Change it" />
            </Flex>
          }
        >
          <Consequences id={id} live={live} />
        </Dialog>
      ) : null}
    </Flex>
  )
}

function Consequences({ id, live }: { readonly id: string; readonly live: string }) {
  const referrers = useReferrers(id) ?? []
  return (
    <Stack gap={4} padding={4}>
      <Text size={1}>The page is live. When you publish another address:</Text>
      <Stack as="ul" gap={3} paddingLeft={4} style={{ listStyle: 'disc' }}>
        <li>
          <Text size={1}>
            Links to /ports/{live}, on other sites, in emails, search results or documents already
            sent, lead to the new address. The entry is in Redirects.
          </Text>
        </li>
        <li>
          <Text size={1}>
            The site’s menus, its map, its lists and all links to this port update automatically.
          </Text>
        </li>
      </Stack>
      {referrers.length > 0 ? (
        <Stack gap={2}>
          <Text size={1}>These links update too:</Text>
          {referrers.map((referrer) => (
            <Referrer key={referrer.id} {...referrer} />
          ))}
        </Stack>
      ) : null}
      <Text size={1}>
        Addresses typed as text keep the old address and work through the redirect.
      </Text>
    </Stack>
  )
}
