import { Box, Card, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type StringInputProps, useFormValue } from 'sanity'
import * as v from 'valibot'
import { slugOf } from '../../schemas/fields/slug.ts'
import { pathOf } from '../../schemas/objects/places.ts'
import { editedRoutes } from '../../src/routes.ts'
import { usePolled } from '../use-polled.ts'

/** Maximum characters that search engines show. */
const ROOM = { title: 70, description: 170 }

const siteUrl = process.env['SANITY_STUDIO_SITE_URL']
const host = siteUrl?.replace(/^https?:\/\//, '')

/** The search description, with previews of the page as a search result and as a shared link. */
export function SearchPreviewInput(props: StringInputProps) {
  const type = useFormValue(['_type'])
  const slug = slugOf(useFormValue(['slug']))
  const path = (typeof type === 'string' && pathOf(type)?.replace('…', slug ?? '…')) || ''
  const title =
    cut(useFormValue(['seoTitle']), ROOM.title) || 'Without a title the page’s address appears here'
  const description =
    cut(props.value, ROOM.description) || 'Without a description search engines choose a text'
  // The texts that all ports share are in a document without a page.
  const hasOwnPage = editedRoutes.some(({ document }) => document === type)
  const texts = { title, description }
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <PageCard label="Search result" address={`${host ?? ''}${path}`} {...texts} />
      {siteUrl && hasOwnPage && (
        <PageCard label="Shared link" address={host ?? ''} {...texts}>
          <SharePicture siteUrl={siteUrl} path={path} />
        </PageCard>
      )}
    </Stack>
  )
}

type PageCardProps = {
  readonly label: string
  readonly address: string
  readonly title: string
  readonly description: string
  readonly children?: ReactNode
}

function PageCard({ label, address, title, description, children }: PageCardProps) {
  return (
    <>
      <Text muted size={1}>
        {label}:
      </Text>
      {/* Light in the dark Studio too, as search results are. */}
      <Card
        aria-label={label}
        as="figure"
        border
        margin={0}
        overflow="hidden"
        radius={2}
        scheme="light"
        style={{ maxWidth: 480 }}
      >
        {children}
        <Stack gap={3} padding={4}>
          <Text muted size={0}>
            {address}
          </Text>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          <Text size={1}>{description}</Text>
        </Stack>
      </Card>
    </>
  )
}

/** Cuts a text at the end of a word. */
function cut(value: unknown, room: number): string {
  if (typeof value !== 'string') return ''
  return value.length <= room ? value : `${value.slice(0, value.lastIndexOf(' ', room))} …`
}

/** The picture that the last build made for links to a page. */
function SharePicture({
  siteUrl: site,
  path,
}: {
  readonly siteUrl: string
  readonly path: string
}) {
  const picture = usePolled(site, readPictures)?.[path]
  return picture ? (
    <img
      alt="The shared link as chat programs show it"
      height={630}
      src={`${site}${picture}`}
      style={{ display: 'block', height: 'auto', width: '100%' }}
      width={1200}
    />
  ) : (
    <Box paddingTop={4} paddingX={4}>
      <Text muted size={1}>
        The picture that the site’s build makes for the page appears here.
      </Text>
    </Box>
  )
}

/** Addresses within the site, by path; null for a page without a picture. */
const picturesSchema = v.record(v.string(), v.nullable(v.string()))

/** Reads the pictures that `builder/metadata/share-picture.ts` lists; null if the site does not answer. */
async function readPictures(site: string): Promise<v.InferOutput<typeof picturesSchema> | null> {
  try {
    const response = await fetch(`${site}/share-pictures.json`, { cache: 'no-store' })
    return v.parse(picturesSchema, await response.json())
  } catch {
    return null
  }
}
