import { LockIcon } from '@sanity/icons/Lock'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { getPublishedId, set, type SlugInputProps, useEditState, useFormValue } from 'sanity'
import { slugOf } from '../../schemas/fields/slug.ts'

/** A port's slug. While the page is live, the field is read-only until the editor unlocks it. */
export function LockedSlugInput(slug: SlugInputProps) {
  const id = getPublishedId(String(useFormValue(['_id'])))
  const { published, ready } = useEditState(id, 'port')
  const live = slugOf(published?.['slug'])
  // The address that was live when the editor unlocked the field. Publishing another address locks the field again.
  const [unlockedAt, setUnlockedAt] = useState<string>()
  if (ready && live === undefined) return slug.renderDefault(slug)

  const isChanged = live !== undefined && slug.value?.current !== live
  if (live === undefined || (!isChanged && unlockedAt !== live))
    return (
      <Stack gap={3}>
        {slug.renderDefault({ ...slug, readOnly: true })}
        <Flex>
          <Button
            disabled={!ready || slug.readOnly === true}
            fontSize={1}
            icon={LockIcon}
            mode="ghost"
            onClick={() => setUnlockedAt(live)}
            padding={2}
            text="Change the address …"
          />
        </Flex>
      </Stack>
    )
  return (
    <Stack gap={3}>
      {slug.renderDefault(slug)}
      <Card tone="caution" padding={3} radius={2} border>
        <Stack gap={3}>
          <Text size={1}>
            The page is live at /ports/{live}. Publishing another address moves it there.
          </Text>
          <Text size={1}>
            Links to /ports/{live} on other sites, in emails, search results or documents already
            sent will lead to the new address. The entry is listed under Redirects. The site’s
            menus, its map, its lists and all links to this port update automatically.
          </Text>
          <Flex>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              onClick={() => {
                if (isChanged) slug.onChange(set({ _type: 'slug', current: live }))
                setUnlockedAt(undefined)
              }}
              text={`Keep “${live}”`}
            />
          </Flex>
        </Stack>
      </Card>
    </Stack>
  )
}
