import { Card, Stack, Text } from '@sanity/ui'
import { useEffect } from 'react'
import type { ObjectInputProps } from 'sanity'
import { setRefusal, useRefusal } from './refusals.ts'

/** The field of a picture, with what is wrong with a file that was refused. */
export function PictureInput(props: ObjectInputProps) {
  const refusal = useRefusal()
  useEffect(() => {
    setRefusal(null)
    return () => {
      setRefusal(null)
    }
  }, [])
  return (
    <Stack gap={3}>
      {refusal !== null && (
        <Card border padding={3} radius={2} role="alert" tone="critical">
          <Text size={1}>{refusal}</Text>
        </Card>
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}
