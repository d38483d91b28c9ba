import { Box, Card, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { ObjectInputProps } from 'sanity'
import { useLiveQuery } from '../desk/use-live-query.ts'
import { cutOnTheSite, FILE } from './cut-on-the-site.ts'
import { setRefusal, useRefusal } from './refusals.ts'

/** The field of a picture, with what is wrong with a file that was refused, and what the site cuts out. */
export function PictureInput(props: ObjectInputProps) {
  const refusal = useRefusal()
  useEffect(() => {
    setRefusal(null)
    return () => {
      setRefusal(null)
    }
  }, [])
  // By this the Studio too decides whether the dialog is shown.
  const isCropping = props.focusPath[0] === 'hotspot'
  return (
    <Stack gap={3}>
      {refusal !== null && (
        <Card border padding={3} radius={2} role="alert" tone="critical">
          <Text size={1}>{refusal}</Text>
        </Card>
      )}
      {props.renderDefault(props)}
      {isCropping && <CutInDialog {...props} />}
    </Stack>
  )
}

/**
 * What the site cuts out, at the end of the dialog of crop and hotspot. The Studio's own preview shows all of the hotspot,
 * also where the site has no room for it.
 */
function CutInDialog({ id, value }: ObjectInputProps) {
  const dialog = useSyncExternalStore(onceShown, () =>
    document.querySelector(`[id="${id}_dialog"] [data-ui="DialogContent"]`),
  )
  const ref: unknown = Object(value?.['asset'])._ref
  const answer = useLiveQuery(FILE, { id: typeof ref === 'string' ? ref : '' })
  const address = answer.state === 'answered' ? cutOnTheSite(answer.value, value) : null
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

/** The dialog is there as long as what looks for it. */
function onceShown() {
  return () => {}
}
