import { AddIcon } from '@sanity/icons/Add'
import { DashboardIcon } from '@sanity/icons/Dashboard'
import { GenerateIcon } from '@sanity/icons/Generate'
import { SortIcon } from '@sanity/icons/Sort'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type {
  DocumentBuilder,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure'
import type { ComponentType, ReactNode } from 'react'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { OrderedList } from './ordered-list.tsx'
import { typeIcon } from './icons.tsx'
import {
  canGrow,
  type Group,
  type Leaf,
  type Ordered,
  outline,
  placeholdersLine,
  type Single,
  type Sorted,
  startLine,
  templateIdOf,
} from './outline.ts'
import { PlaceholderList } from './placeholder-list.tsx'
import { StartPage } from './start-page.tsx'

/** What the desk is built with: the Studio's builder and its clients. */
type Desk = {
  readonly S: StructureBuilder
  readonly context: StructureResolverContext
}

type MixedPane = {
  readonly title: string
  readonly icon: ComponentType
  readonly pane: () => ReactNode
}

function documentOf({ S }: Desk, { type, title }: Single) {
  return S.document().documentId(type).schemaType(type).title(title)
}

function newItem({ S }: Desk, entry: Ordered) {
  return S.menuItem()
    .title(`New ${entry.noun}`)
    .icon(AddIcon)
    .showAsAction(true)
    .intent({ type: 'create', params: { type: entry.type, template: templateIdOf(entry) } })
}

/** A document of a list; a link in its form may open another beside it. */
function rowOf(desk: Desk, id: string, type: string): DocumentBuilder {
  return desk.S.document()
    .documentId(id)
    .schemaType(type)
    .child((otherId, { params }) => rowOf(desk, otherId, params?.['type'] ?? type))
}

function orderedList(desk: Desk, entry: Ordered) {
  const { S } = desk
  const { id, title, type, where } = entry
  const list = S.component(OrderedList)
    .id(id)
    .title(title)
    .menuItems([
      newItem(desk, entry),
      S.menuItem().title('Show buttons that move rows').icon(SortIcon).action('showIncrements'),
      S.menuItem().title('Reset order').icon(GenerateIcon).action('resetOrder'),
    ])
    .child((documentId) => rowOf(desk, documentId, type))
  // An id does not tell which part of a type a document is in, so the group around the parts opens those.
  return list.canHandleIntent((intent, params) =>
    where
      ? intent === 'create' && params['template'] === templateIdOf(entry)
      : params['type'] === type,
  )
}

function sortedList({ S }: Desk, { type, title, by }: Sorted) {
  return S.documentTypeList(type)
    .title(title)
    .defaultOrdering([{ field: by, direction: 'asc' }])
}

/** A page or printable as a document row, whose preview shows its path. */
function singleRow(desk: Desk, entry: Single) {
  return desk.S.documentListItem()
    .id(entry.type)
    .schemaType(entry.type)
    .title(entry.title)
    .child(documentOf(desk, entry))
}

function groupList(desk: Desk, { id, title, entries }: Group) {
  const { S } = desk
  const partType = entries.find((entry) => entry.kind === 'ordered' && entry.where)?.type
  const list = S.list()
    .id(id)
    .title(title)
    .items(
      entries.map((entry) =>
        entry.kind === 'single' ? singleRow(desk, entry) : item(desk, entry),
      ),
    )
  if (partType === undefined) return list
  return list
    .canHandleIntent((_intent, params) => params['type'] === partType)
    .child((childId) => {
      const part = entries.find((entry) => entry.kind === 'ordered' && entry.id === childId)
      return part?.kind === 'ordered'
        ? orderedList(desk, part)
        : S.document().documentId(childId).schemaType(partType)
    })
}

function paneOf(desk: Desk, entry: Leaf | Group) {
  if (entry.kind === 'single') return documentOf(desk, entry)
  if (entry.kind === 'ordered') return orderedList(desk, entry)
  return entry.kind === 'sorted' ? sortedList(desk, entry) : groupList(desk, entry)
}

function item(desk: Desk, entry: Leaf | Group) {
  return desk.S.listItem()
    .id(entry.id)
    .title(entry.title)
    .icon(typeIcon(entry.icon))
    .child(paneOf(desk, entry))
}

/** A list of documents of several types; an address typed by hand names no type. */
function mixedItem({ S, context }: Desk, id: string, { title, icon, pane }: MixedPane) {
  const typeOf = (documentId: string): Promise<string> =>
    context
      .getClient({ apiVersion: LAKE_API_VERSION })
      .fetch('*[_id in [$id, "drafts." + $id]][0]._type', { id: documentId })
  const list = S.component(pane)
    .id(id)
    .title(title)
    .child(async (documentId, { params }) =>
      S.document()
        .documentId(documentId)
        .schemaType(params?.['type'] ?? (await typeOf(documentId))),
    )
  return S.listItem().id(id).title(title).icon(icon).child(list)
}

/** The desk: what an editor sees first. */
export const structure: StructureResolver = (S, context) => {
  const desk = { S, context }
  const items = outline.map((entry) => item(desk, entry))
  const firstList = outline.findIndex(canGrow)
  return S.list()
    .id('content')
    .title('Content')
    .items([
      mixedItem(desk, 'start', { ...startLine, icon: DashboardIcon, pane: StartPage }),
      S.divider(),
      ...items.slice(0, firstList),
      S.divider(),
      ...items.slice(firstList),
      S.divider(),
      mixedItem(desk, 'placeholders', {
        ...placeholdersLine,
        icon: WarningOutlineIcon,
        pane: PlaceholderList,
      }),
    ])
}
