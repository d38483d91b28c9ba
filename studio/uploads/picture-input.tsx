import { Box, Card, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { ObjectInputProps } from 'sanity'
import * as v from 'valibot'
import { visibleArea } from '../../src/content/image-area.ts'
import { useLiveQuery } from '../desk/live-query.ts'
import { setRefusal, useRefusal } from './checked-uploads.ts'

/** The field of a picture. Shows why a file was refused, and which part of the picture the site shows. */
export function PictureInput(props: ObjectInputProps) {
  const refusal = useRefusal()
  useEffect(() => {
    setRefusal(null)
    return () => setRefusal(null)
  }, [])
  // The Studio opens its crop and hotspot dialog on the same condition.
  const isCropping = props.focusPath[0] === 'hotspot'
  return (
    <Stack gap={3}>
      {refusal !== null && (
        <Card border padding={3} radius={2} role="alert" tone="critical">
          <Text size={1}>{refusal}</Text>
        </Card>
      )}
      {props.renderDefault(props)}
      {isCropping && <ShownPartInDialog {...props} />}
    </Stack>
  )
}

/** Shows in the crop dialog which part of the picture the site shows. Sanity's own previews are turned off. */
function ShownPartInDialog({ id, value }: ObjectInputProps) {
  const dialog = useSyncExternalStore(subscribeToNothing, () =>
    document.querySelector(`[id="${id}_dialog"] [data-ui="DialogContent"]`),
  )
  const ref: unknown = Object(value?.['asset'])._ref
  const file = useLiveQuery(FILE_QUERY, { id: typeof ref === 'string' ? ref : '' })
  const address = urlOfShownPart(file, value)
  if (dialog === null || address === null) return null
  return createPortal(
    <Box paddingBottom={4} paddingX={4}>
      <Stack gap={3}>
        <Heading as="h4" size={0}>
          On the site
        </Heading>
        <img alt="What the site shows around the hotspot" height={160} src={address} width={240} />
      </Stack>
    </Box>,
    dialog,
  )
}

/** No subscription: the dialog does not change while this component is mounted. */
function subscribeToNothing() {
  return () => {}
}

/** In pixels. The site's pictures have the aspect ratio 3:2. */
const PREVIEW_SIZE = { w: '360', h: '240' }

/** GROQ: the file of a picture. */
const FILE_QUERY =
  '*[_id == $id][0]{url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}'

const fileSchema = v.object({ url: v.string(), width: v.number(), height: v.number() })

const fraction = v.number()
const valueSchema = v.object({
  crop: v.nullish(v.object({ top: fraction, bottom: fraction, left: fraction, right: fraction })),
  hotspot: v.nullish(v.object({ x: fraction, y: fraction })),
})

/**
 * Returns the URL of the part of a picture that the site shows.
 *
 * @param file the result of `FILE_QUERY`
 * @param value of the field, with the crop and hotspot that were set last
 * @returns null without a picture, and for an SVG, which the site shows whole
 */
export function urlOfShownPart(file: unknown, value: unknown): string | null {
  const parsedFile = v.safeParse(fileSchema, file)
  const parsedValue = v.safeParse(valueSchema, value)
  if (!parsedFile.success || !parsedValue.success) return null
  const { url, width, height } = parsedFile.output
  if (url.endsWith('.svg')) return null
  const { crop = null, hotspot = null } = parsedValue.output
  const { left, top, ...size } = visibleArea({ width, height, crop, hotspot })
  const rect = [left, top, size.width, size.height].join(',')
  return `${url}?${new URLSearchParams({ rect, ...PREVIEW_SIZE, fit: 'crop' })}`
}
