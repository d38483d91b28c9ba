import { OrderableDocumentList } from '@sanity/orderable-document-list'
import { Box, Flex, Text } from '@sanity/ui'
import { type ComponentProps, type MouseEvent, useMemo } from 'react'
import { useClient, usePerspective } from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { filterOf, orderedLists } from './outline.ts'

type ListProps = ComponentProps<typeof OrderableDocumentList>

type Pane = {
  /** The list's id in the outline. */
  readonly id: string
  /** Receives the handlers of the pane's menu items. */
  readonly ref?: NonNullable<ListProps['ref']>
}

/** Buttons that move a row are inside the row's link: a click on a button must not follow the link. */
function keepLinkFromOpening(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a button')) event.preventDefault()
}

/** A list that editors order by dragging. */
export function OrderedList({ id, ref }: Pane) {
  const list = orderedLists.get(id)
  // The plugin subscribes again for each new filter object.
  const filter = useMemo(() => (list ? filterOf(list) : {}), [list])
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const [perspective] = usePerspective().perspectiveStack
  if (!list) return null
  const options = {
    type: list.type,
    client,
    ...filter,
    ...(typeof perspective === 'string' ? { currentVersion: perspective } : {}),
  }
  return (
    <Flex direction="column" height="fill">
      <Box padding={3}>
        <Text size={1} muted>
          Drag rows by their dots. The new order goes to the site without Publish.
        </Text>
      </Box>
      <Box flex={1} onClickCapture={keepLinkFromOpening} style={{ minHeight: 0 }}>
        <OrderableDocumentList options={options} {...(ref ? { ref } : {})} />
      </Box>
    </Flex>
  )
}
