import { Button, Card, Stack, Text } from '@sanity/ui'
import { getPublishedId, type ObjectInputProps } from 'sanity'
import { useIntentLink } from 'sanity/router'

/**
 * The form of a singleton. A second document of its type, as an address typed by hand would create it, shows a
 * link to the first in place of a form.
 */
export function OnlyOneInput(props: ObjectInputProps) {
  const { schemaType, value } = props
  const { _id: id } = value ?? {}
  const type = schemaType.name
  return typeof id === 'string' && getPublishedId(id) !== type ? (
    <SingletonLink type={type} title={schemaType.title ?? type} />
  ) : (
    props.renderDefault(props)
  )
}

function SingletonLink({ type, title }: { readonly type: string; readonly title: string }) {
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id: type, type } })
  return (
    <Card tone="caution" padding={4} radius={2} border>
      <Stack gap={4}>
        <Text size={1}>There is already a “{title}”. The site shows only one.</Text>
        <Button as="a" href={href} mode="ghost" onClick={onClick} text={`Open “${title}”`} />
      </Stack>
    </Card>
  )
}
