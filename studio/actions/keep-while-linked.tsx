import { Button, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type DocumentActionComponent, Preview, useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { type TypedId, useReferrers } from '../desk/live-query.ts'

/**
 * Blocks Delete or Unpublish while this document has referrers other than redirects, and lists the referrers. The lake
 * would refuse too, but the Studio's own dialog offers to delete "anyway". The list loads when the document opens.
 */
export function keepWhileLinked(original: DocumentActionComponent): DocumentActionComponent {
  return function KeepWhileLinked(props) {
    const description = original(props)
    const [isRequested, setRequested] = useState(false)
    const referrers = useReferrers(props.id)
    const canProceed = isRequested && referrers?.length === 0
    useEffect(() => {
      if (!canProceed) return
      setRequested(false)
      description?.onHandle?.()
      // `description` changes at each render, but its `onHandle` must be called only once.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [canProceed])
    if (!description) return null
    const guarded = { ...description, onHandle: () => setRequested(true) }
    if (!isRequested || canProceed) return guarded
    return {
      ...guarded,
      dialog: {
        type: 'dialog',
        header: 'Links to this document',
        width: 'small',
        onClose: () => setRequested(false),
        content: <Referrers referrers={referrers} />,
      },
    }
  }
}

function Referrers({ referrers }: { readonly referrers: readonly TypedId[] | null }) {
  return (
    <Stack gap={4}>
      <Text size={1}>
        {referrers === null
          ? 'Looking for links to this document …'
          : 'The documents below refer to this document. Remove it from each of them, publish, and try again.'}
      </Text>
      <Stack gap={1}>
        {referrers?.map((referrer) => (
          <Referrer key={referrer.id} {...referrer} />
        ))}
      </Stack>
    </Stack>
  )
}

function Referrer({ id, type }: TypedId) {
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
