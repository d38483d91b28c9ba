import { Box, Card, Stack, Text } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { type StringInputProps, useFormValue } from 'sanity'
import * as v from 'valibot'
import { slugOf } from '../../schemas/fields/slug.ts'
import { pathOf } from '../../schemas/objects/places.ts'
import { editedRoutes } from '../../src/routes.ts'
import { usePolled } from '../use-polled.ts'

/** Characters after which search engines cut. */
const ROOM = { title: 70, description: 170 }

const siteUrl = process.env['SANITY_STUDIO_SITE_URL']
const host = siteUrl?.replace(/^https?:\/\//, '')

/** The search description, with the page as search results and shared links show it. */
export function SearchPreviewInput(props: StringInputProps) {
  const type = useFormValue(['_type'])
  const slug = slugOf(useFormValue(['slug']))
  const path = (typeof type === 'string' && pathOf(type)?.replace('…', slug ?? '…')) || ''
  const title =
    cut(useFormValue(['seoTitle']), ROOM.title) || 'Without a title the page’s address appears here'
  const description =
    cut(props.value, ROOM.description) || 'Without a description search engines choose a text'
  // The texts that all ports share are in a document that has no page itself.
  const hasOwnPage = editedRoutes.some(({ document }) => document === type)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Note>In search results:</Note>
      {/* Light as search results are, whatever the Studio is. */}
      <Card
        aria-label="Search result"
        as="figure"
        border
        margin={0}
        padding={4}
        radius={2}
        scheme="light"
      >
        <Stack gap={3}>
          <Text muted size={0}>
            {host}
            {path}
          </Text>
          <Text size={2} style={{ color: '#1a0dab' }}>
            {title}
          </Text>
          <Text size={1}>{description}</Text>
        </Stack>
      </Card>
      {siteUrl && hasOwnPage && (
        <>
          <Note>Where the page is shared:</Note>
          <Card
            aria-label="Shared link"
            as="figure"
            border
            margin={0}
            overflow="hidden"
            radius={2}
            style={{ maxWidth: 480 }}
          >
            <SharePicture siteUrl={siteUrl} path={path} />
            <Stack gap={3} padding={4}>
              <Text muted size={0}>
                {host}
              </Text>
              <Text size={1} weight="semibold">
                {title}
              </Text>
              <Text size={1}>{description}</Text>
            </Stack>
          </Card>
        </>
      )}
    </Stack>
  )
}

/** A text, cut at the end of a word if it is longer than the room. */
function cut(value: unknown, room: number): string {
  if (typeof value !== 'string') return ''
  return value.length <= room ? value : `${value.slice(0, value.lastIndexOf(' ', room))} …`
}

type Page = { readonly siteUrl: string; readonly path: string }

/** The picture that the last build made for links to a page, or why there is none. */
function SharePicture({ siteUrl: site, path }: Page) {
  const pictures = usePolled(site, readPictures)
  const [broken, setBroken] = useState<string | null>(null)
  if (!pictures) return null
  const picture = pictureOf(pictures, path)
  const src = 'address' in picture ? site + picture.address : null
  const isShown = src !== null && src !== broken
  return (
    <>
      {isShown && (
        <img
          alt="The shared link as chat programs show it"
          height={630}
          onError={() => setBroken(src)}
          src={src}
          style={{ display: 'block', height: 'auto', width: '100%' }}
          width={1200}
        />
      )}
      <Box paddingTop={4} paddingX={4}>
        <Note>
          {'why' in picture && picture.why}
          {isShown && 'From the last build. A new title appears in the picture when you publish.'}
          {src !== null &&
            !isShown &&
            'The picture of the link could not be loaded from the site. Reload to try again.'}
        </Note>
      </Box>
    </>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text muted size={1}>
      {children}
    </Text>
  )
}

const picturesSchema = v.record(v.string(), v.nullable(v.string()))

/** Addresses within the site, by path; `unreachable` when the site can't be asked. */
type Pictures = v.InferOutput<typeof picturesSchema> | 'unreachable'

/** Reads which picture is shown beside links to each page (`builder/metadata/share-picture.ts`). */
export async function readPictures(site: string): Promise<Pictures> {
  try {
    const response = await fetch(`${site}/share-pictures.json`, { cache: 'no-store' })
    const parsed = v.safeParse(picturesSchema, response.ok ? await response.json() : null)
    return parsed.success ? parsed.output : 'unreachable'
  } catch {
    // Editors can work without the site, and are told that it does not answer.
    return 'unreachable'
  }
}

/** The address of a page's picture within the site, or why there is none. */
export function pictureOf(pictures: Pictures, path: string): { address: string } | { why: string } {
  if (pictures === 'unreachable')
    return { why: 'The site does not answer, so the picture of the link can’t be shown here.' }
  const address = pictures[path]
  if (address === undefined)
    return { why: 'This page is not on the site. Its picture is made when you publish.' }
  if (address === null) return { why: 'There is no picture: the link is shown with text only.' }
  return { address }
}
