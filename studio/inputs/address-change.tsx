import { Stack, Text } from '@sanity/ui'
import { Preview, useSchema } from 'sanity'
import { useReferrers } from '../desk/use-referrers.ts'

/** What happens to links when a live port gets another address. */
export function AddressChange({ id, live }: { readonly id: string; readonly live: string }) {
  const referrers = useReferrers(id) ?? []
  const schema = useSchema()
  return (
    <Stack gap={4} padding={4}>
      <Text size={1}>The page is live. When you publish another address:</Text>
      <Stack as="ul" gap={3} paddingLeft={4} style={{ listStyle: 'disc' }}>
        <li>
          <Text size={1}>
            Whoever follows a link to /ports/{live}, on other sites, in emails, in search results or
            in papers already sent, is led to the new address. The entry for that is in Redirects.
          </Text>
        </li>
        <li>
          <Text size={1}>
            The site’s menus, its map, its lists and all links to this port follow by themselves.
          </Text>
        </li>
      </Stack>
      {referrers.length > 0 ? (
        <Stack gap={2}>
          <Text size={1}>These link here, and follow:</Text>
          {referrers.map(({ id: referrer, type }) => {
            const schemaType = schema.get(type)
            return schemaType ? (
              <Preview
                key={referrer}
                layout="compact"
                schemaType={schemaType}
                value={{ _id: referrer, _type: type }}
              />
            ) : null
          })}
        </Stack>
      ) : null}
      <Text size={1}>
        Addresses that were written by hand as text keep the old address, and work through the
        redirect.
      </Text>
    </Stack>
  )
}
