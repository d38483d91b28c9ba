import { Button, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type DocumentActionComponent, Preview, useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { type Found, useReferrers } from '../desk/live-query.ts'

/**
 * Stops Delete or Unpublish while other documents refer to this one, and lists these. The lake would refuse, but
 * the Studio's own dialog offers to do it "anyway". The list loads when the document opens.
 */
export function keepWhileLinked(original: DocumentActionComponent): DocumentActionComponent {
  return function KeepWhileLinked(props) {
    const description = original(props)
    const [isAsked, setAsked] = useState(false)
    const found = useReferrers(props.id)
    const isFree = isAsked && found?.length === 0
    useEffect(() => {
      if (!isFree) return
      setAsked(false)
      description?.onHandle?.()
      // Once only: the callback changes at each render.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [isFree])
    if (!description) return null
    const asked = { ...description, onHandle: () => setAsked(true) }
    if (!isAsked || isFree) return asked
    return {
      ...asked,
      dialog: {
        type: 'dialog',
        header: 'Other documents refer to this one',
        width: 'small',
        onClose: () => setAsked(false),
        content: <Referrers found={found} />,
      },
    }
  }
}

function Referrers({ found }: { readonly found: readonly Found[] | null }) {
  return (
    <Stack gap={4}>
      <Text size={1}>
        {found === null
          ? 'Looking for links to this document …'
          : 'Without this document, these would show a dead link or lose a line. Remove the link from each, publish, and try again:'}
      </Text>
      <Stack gap={1}>
        {found?.map((referrer) => (
          <Referrer key={referrer.id} {...referrer} />
        ))}
      </Stack>
    </Stack>
  )
}

function Referrer({ id, type }: Found) {
  const schemaType = useSchema().get(type)
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id, type } })
  return (
    <Button as="a" href={href} mode="bleed" onClick={onClick} padding={2}>
      {schemaType ? (
        <Preview layout="compact" schemaType={schemaType} value={{ _id: id, _type: type }} />
      ) : (
        <Text size={1}>{id}</Text>
      )}
    </Button>
  )
}
