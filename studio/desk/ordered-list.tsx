import { SearchIcon } from '@sanity/icons/Search'
import { OrderableDocumentList } from '@sanity/orderable-document-list'
import { Box, Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useClient, usePerspective } from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { orderSaved } from '../lake-client.ts'
import { asTypeset } from '../typeset-search.ts'
import { readFound, useLiveQuery } from './live-query.ts'
import { useFirstRows, useRebalance } from './ordered-rows.ts'
import { filterOf, type Ordered, orderedLists } from './outline.ts'
import { DocumentRow, ListMessage, Waiting } from './rows.tsx'

/** Handlers of the pane's menu, by the action names in `structure.ts`. */
type Handles = {
  readonly actionHandlers: {
    readonly showIncrements: () => void
    readonly resetOrder: () => Promise<void>
  }
}

type Pane = {
  /** The list's id in the outline. */
  readonly id: string
  readonly ref?: Ref<Handles>
}

/** Keeps clicks on the buttons that move a row from following the link around them. */
function keepFromOpening(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a button')) event.preventDefault()
}

/** A list that editors order by dragging. While they search, results replace the rows. */
export function OrderedList({ id, ref }: Pane) {
  const list = orderedLists.get(id)
  return list ? <List list={list} {...(ref ? { ref } : {})} /> : null
}

const ORDER_SAVED = {
  status: 'info',
  title: 'The new order is on the site',
  description: 'Visitors see it now: order needs no Publish. To go back, move the row back.',
} as const

function List({ list, ref }: Omit<Pane, 'id'> & { readonly list: Ordered }) {
  const [text, setText] = useState('')
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const [perspective] = usePerspective().perspectiveStack
  const rows = useFirstRows(list)
  const options = {
    type: list.type,
    client,
    ...rows?.among,
    ...(typeof perspective === 'string' ? { currentVersion: perspective } : {}),
  }
  const resetOrder = useRebalance(list)
  const rowsHandles = useRef<Handles>(null)
  useImperativeHandle(
    ref,
    () => ({
      actionHandlers: {
        showIncrements: () => rowsHandles.current?.actionHandlers.showIncrements(),
        resetOrder,
      },
    }),
    [resetOrder],
  )
  const { push } = useToast()
  useEffect(() => {
    const subscription = orderSaved.subscribe(() => push(ORDER_SAVED))
    return () => subscription.unsubscribe()
  }, [push])
  const isSearching = text.trim() !== ''
  return (
    <Flex direction="column" height="fill">
      <Box padding={2} paddingBottom={1}>
        <TextInput
          aria-label={`Search in ${list.title}`}
          clearButton={isSearching}
          fontSize={1}
          icon={SearchIcon}
          onChange={(event) => setText(event.currentTarget.value)}
          onClear={() => setText('')}
          padding={3}
          placeholder="Search list"
          value={text}
        />
      </Box>
      {isSearching ? (
        <ListSearch list={list} text={text} />
      ) : (
        <Box padding={3}>
          <Text size={1} muted>
            Drag rows by their dots. The new order goes to the site without Publish.
          </Text>
        </Box>
      )}
      {/* Stays mounted while hidden, since the pane's menu calls its handlers. */}
      <Box flex={1} hidden={isSearching} onClickCapture={keepFromOpening} style={{ minHeight: 0 }}>
        {rows ? <OrderableDocumentList options={options} ref={rowsHandles} /> : <Waiting />}
      </Box>
      {rows?.hasMore && !isSearching ? (
        <Box padding={2}>
          <Button mode="ghost" onClick={rows.showMore} text="Show more" width="fill" />
        </Box>
      ) : null}
    </Flex>
  )
}

const MOST_RESULTS = 100

const MATCHES = '([@, _id] match text::query($text) || [@, _id] match text::query($typeset))'

/** Search results in a list: documents that contain every word of the text, in any field. */
function ListSearch({ list, text }: { readonly list: Ordered; readonly text: string }) {
  const { filter, params } = filterOf(list)
  const words = text.trim()
  const answer = useLiveQuery(
    `*[${filter} && ${MATCHES}] | order(orderRank asc) [0...${MOST_RESULTS}] {_id, _type}`,
    { ...params, text: `${words}*`, typeset: `${asTypeset(words)}*` },
  )
  if (answer === undefined) return <Waiting />

  const found = readFound(answer)
  if (found.length === 0) return <ListMessage>Nothing here matches.</ListMessage>
  return (
    <Stack gap={1} padding={2}>
      {found.map((each) => (
        <DocumentRow key={each.id} {...each} />
      ))}
    </Stack>
  )
}
