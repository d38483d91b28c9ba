import { Box, Card, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { usePolled } from '../use-polled.ts'
import { pictureOf, readPictures } from './read-pictures.ts'

type SharedLinkProps = {
  /** Origin of the site. */
  readonly siteUrl: string
  /** Of the page within the site. */
  readonly path: string
  readonly title: string
  readonly description: string
}

/** A link to the page as chats and social networks show it, with the picture that the last build made for it. */
export function SharedLink({ siteUrl, path, title, description }: SharedLinkProps) {
  const pictures = usePolled(siteUrl, readPictures)
  const picture = pictures && pictureOf(pictures, path)
  return (
    <Card
      aria-label="Shared link"
      as="figure"
      border
      margin={0}
      overflow="hidden"
      radius={2}
      style={{ maxWidth: 480 }}
    >
      {picture && 'address' in picture && (
        <Picture key={picture.address} address={siteUrl + picture.address} />
      )}
      {picture && 'why' in picture && <Why text={picture.why} />}
      <Stack gap={3} padding={4}>
        <Text muted size={0}>
          {siteUrl.replace(/^https?:\/\//, '')}
        </Text>
        <Text size={1} weight="semibold">
          {title}
        </Text>
        <Text size={1}>{description}</Text>
      </Stack>
    </Card>
  )
}

function Picture({ address }: { readonly address: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken)
    return (
      <Why text="The picture of the link could not be loaded from the site. Reload to try again." />
    )
  return (
    <>
      <img
        alt="The shared link as chat programs show it"
        height={630}
        onError={() => {
          setBroken(true)
        }}
        src={address}
        style={{ display: 'block', height: 'auto', width: '100%' }}
        width={1200}
      />
      <Why text="As the last build made it. A new title comes into the picture when you publish." />
    </>
  )
}

function Why({ text }: { readonly text: string }) {
  return (
    <Box paddingTop={4} paddingX={4}>
      <Text muted size={1}>
        {text}
      </Text>
    </Box>
  )
}
