import { LockIcon } from '@sanity/icons/Lock'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { getPublishedId, set, type SlugInputProps, useEditState, useFormValue } from 'sanity'
import { slugOf } from '../../schemas/fields/slug.ts'

/** A port's slug. While the port's page is live, the field is read-only until the editor unlocks it. */
export function LockedSlugInput(props: SlugInputProps) {
  const id = getPublishedId(String(useFormValue(['_id'])))
  const { published, ready } = useEditState(id, 'port')
  const liveSlug = slugOf(published?.['slug'])
  // The slug that was live when the editor unlocked the field. Publishing another slug locks the field again.
  const [unlockedSlug, setUnlockedSlug] = useState<string>()
  if (ready && liveSlug === undefined) return props.renderDefault(props)

  const isChanged = liveSlug !== undefined && props.value?.current !== liveSlug
  if (liveSlug === undefined || (!isChanged && unlockedSlug !== liveSlug))
    return (
      <Stack gap={3}>
        {props.renderDefault({ ...props, readOnly: true })}
        <Flex>
          <Button
            disabled={!ready || props.readOnly === true}
            fontSize={1}
            icon={LockIcon}
            mode="ghost"
            onClick={() => setUnlockedSlug(liveSlug)}
            padding={2}
            text="Change the address …"
          />
        </Flex>
      </Stack>
    )
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Card tone="caution" padding={3} radius={2} border>
        <Stack gap={3}>
          <Text size={1}>
            The page is live at /ports/{liveSlug}. Publishing another address moves it there.
          </Text>
          <Text size={1}>
            Links to /ports/{liveSlug} on other sites, in emails, search results or documents
            already sent will lead to the new address. The redirect is listed under Redirects. The
            site’s menus, its map, its lists and all links to this port update automatically.
          </Text>
          <Flex>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              onClick={() => {
                if (isChanged) props.onChange(set({ _type: 'slug', current: liveSlug }))
                setUnlockedSlug(undefined)
              }}
              text={`Keep “${liveSlug}”`}
            />
          </Flex>
        </Stack>
      </Card>
    </Stack>
  )
}
