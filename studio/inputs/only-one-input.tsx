import { Button, Card, Stack, Text } from '@sanity/ui'
import { getPublishedId, type ObjectInputProps } from 'sanity'
import { useIntentLink } from 'sanity/router'

/**
 * The form of a document of which there is one. Under any other id, as an address typed by hand
 * would make it, it shows the way to the one there is, and nothing to write in.
 */
export function OnlyOneInput(props: ObjectInputProps) {
  const { schemaType, value } = props
  const { _id: id } = value ?? {}
  const type = schemaType.name
  return typeof id === 'string' && getPublishedId(id) !== type ? (
    <WayToTheOne type={type} title={schemaType.title ?? type} />
  ) : (
    props.renderDefault(props)
  )
}

function WayToTheOne({ type, title }: { readonly type: string; readonly title: string }) {
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id: type, type } })
  return (
    <Card tone="caution" padding={4} radius={2} border>
      <Stack gap={4}>
        <Text size={1}>There is one “{title}”. The site shows no second one.</Text>
        <Button as="a" href={href} mode="ghost" onClick={onClick} text={`Open “${title}”`} />
      </Stack>
    </Card>
  )
}
