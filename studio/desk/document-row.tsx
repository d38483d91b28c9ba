import { Box, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Preview, PreviewCard, type SchemaType } from 'sanity'
import { usePaneRouter } from 'sanity/structure'

/** Where a preview's text starts, beside its icon. */
const TEXT_START = '37px'

type Row = {
  readonly id: string
  readonly type: SchemaType
  readonly children?: ReactNode
}

/** A row of a list pane: the document's preview, with a note below. It opens the document in the next pane. */
export function DocumentRow({ id, type, children }: Row) {
  const { ChildLink, groupIndex, routerPanesState } = usePaneRouter()
  const opened = routerPanesState[groupIndex + 1]?.[0]?.id
  return (
    <PreviewCard
      as={ChildLink}
      data-as="a"
      data-ui="PaneItem"
      childId={id}
      childParameters={{ type: type.name }}
      radius={2}
      pressed={opened === id}
      selected={opened === id && routerPanesState.length === groupIndex + 2}
      sizing="border"
      tone="inherit"
    >
      <Preview layout="default" schemaType={type} value={{ _id: id, _type: type.name }} />
      {children ? (
        <Box paddingX={3} paddingBottom={3} style={{ marginInlineStart: TEXT_START }}>
          <Text size={1} muted>
            {children}
          </Text>
        </Box>
      ) : null}
    </PreviewCard>
  )
}
