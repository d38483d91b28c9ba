/** Parts of list panes. */
import { Box, Spinner, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Preview, PreviewCard, useSchema } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import type { TypedId } from './live-query.ts'

/** Aligns the text below a preview with the preview's title, which begins after the icon. */
const TEXT_START = '37px'

/** A document's preview, with `children` below. A click on the row opens the document in the next pane. */
export function DocumentRow({ id, type, children }: TypedId & { readonly children?: ReactNode }) {
  const schemaType = useSchema().get(type)
  const { ChildLink, groupIndex, routerPanesState } = usePaneRouter()
  const opened = routerPanesState[groupIndex + 1]?.[0]?.id
  if (!schemaType) return null
  return (
    <PreviewCard
      as={ChildLink}
      data-as="a"
      data-ui="PaneItem"
      childId={id}
      childParameters={{ type }}
      radius={2}
      pressed={opened === id}
      selected={opened === id && routerPanesState.length === groupIndex + 2}
      sizing="border"
      tone="inherit"
    >
      <Preview layout="default" schemaType={schemaType} value={{ _id: id, _type: type }} />
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

/** A message in place of a list's rows. */
export function ListMessage({ children }: { readonly children: ReactNode }) {
  return (
    <Box padding={4}>
      <Text align="center" muted size={1}>
        {children}
      </Text>
    </Box>
  )
}

export const LoadingMessage = () => (
  <ListMessage>
    <Spinner />
  </ListMessage>
)

export function ListHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Box padding={2}>
      <Text as="h2" size={1} weight="semibold">
        {children}
      </Text>
    </Box>
  )
}
