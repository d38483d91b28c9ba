import { AddIcon } from '@sanity/icons/Add'
import { DashboardIcon } from '@sanity/icons/Dashboard'
import { SortIcon } from '@sanity/icons/Sort'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { DocumentBuilder, StructureBuilder, StructureResolver } from 'sanity/structure'
import type { ComponentType, ReactNode } from 'react'
import { OrderedList } from './ordered-list.tsx'
import { typeIcon } from './icons.tsx'
import {
  canAddDocuments,
  type Group,
  type Leaf,
  type Ordered,
  outline,
  placeholdersEntry,
  type Single,
  type Sorted,
  startEntry,
  templateIdOf,
} from './outline.ts'
import { PlaceholderList } from './placeholder-list.tsx'
import { StartPage } from './start-page.tsx'

type MixedPane = {
  readonly title: string
  readonly icon: ComponentType
  readonly pane: () => ReactNode
}

function singletonPane(S: StructureBuilder, { type, title }: Single) {
  return S.document().documentId(type).schemaType(type).title(title)
}

function newDocumentItem(S: StructureBuilder, entry: Ordered) {
  return S.menuItem()
    .title(`New ${entry.noun}`)
    .icon(AddIcon)
    .showAsAction(true)
    .intent({ type: 'create', params: { type: entry.type, template: templateIdOf(entry) } })
}

/** The pane of a document. A link in its form opens the linked document in the next pane. */
function documentPane(S: StructureBuilder, id: string, type: string): DocumentBuilder {
  return S.document()
    .documentId(id)
    .schemaType(type)
    .child((otherId, { params }) => documentPane(S, otherId, params?.['type'] ?? type))
}

function orderedList(S: StructureBuilder, entry: Ordered) {
  const { id, title, type, where } = entry
  const list = S.component(OrderedList)
    .id(id)
    .title(title)
    .menuItems([
      newDocumentItem(S, entry),
      S.menuItem().title('Show buttons that move rows').icon(SortIcon).action('showIncrements'),
    ])
    .child((documentId) => documentPane(S, documentId, type))
  // With `where`, several lists show the type. An edit intent does not name a list, so `groupList` handles it.
  return list.canHandleIntent((intent, params) =>
    where
      ? intent === 'create' && params['template'] === templateIdOf(entry)
      : params['type'] === type,
  )
}

function sortedList(S: StructureBuilder, { type, title, by }: Sorted) {
  return S.documentTypeList(type)
    .title(title)
    .defaultOrdering([{ field: by, direction: 'asc' }])
}

/** The row of a page or of a printable document. The page's path is below its title. */
function singleRow(S: StructureBuilder, entry: Single) {
  return S.documentListItem()
    .id(entry.type)
    .schemaType(entry.type)
    .title(entry.title)
    .child(singletonPane(S, entry))
}

function groupList(S: StructureBuilder, { id, title, entries }: Group) {
  const dividedType = entries.find((entry) => entry.kind === 'ordered' && entry.where)?.type
  const list = S.list()
    .id(id)
    .title(title)
    .items(entries.map((entry) => (entry.kind === 'single' ? singleRow(S, entry) : item(S, entry))))
  if (dividedType === undefined) return list
  return list
    .canHandleIntent((_intent, params) => params['type'] === dividedType)
    .child((childId) => {
      const part = entries.find((entry) => entry.kind === 'ordered' && entry.id === childId)
      return part?.kind === 'ordered'
        ? orderedList(S, part)
        : S.document().documentId(childId).schemaType(dividedType)
    })
}

function paneOf(S: StructureBuilder, entry: Leaf | Group) {
  if (entry.kind === 'single') return singletonPane(S, entry)
  if (entry.kind === 'ordered') return orderedList(S, entry)
  return entry.kind === 'sorted' ? sortedList(S, entry) : groupList(S, entry)
}

function item(S: StructureBuilder, entry: Leaf | Group) {
  return S.listItem()
    .id(entry.id)
    .title(entry.title)
    .icon(typeIcon(entry.icon))
    .child(paneOf(S, entry))
}

/** A list of documents of several types. Its links contain the type; a URL that someone typed may lack it. */
function mixedItem(S: StructureBuilder, id: string, { title, icon, pane }: MixedPane) {
  const list = S.component(pane)
    .id(id)
    .title(title)
    .child((documentId, { params }) =>
      S.document()
        .documentId(documentId)
        // For `*`, the Studio looks up the type.
        .schemaType(params?.['type'] ?? '*'),
    )
  return S.listItem().id(id).title(title).icon(icon).child(list)
}

export const structure: StructureResolver = (S) => {
  const items = outline.map((entry) => item(S, entry))
  const firstList = outline.findIndex(canAddDocuments)
  return S.list()
    .id('content')
    .title('Content')
    .items([
      mixedItem(S, 'start', { ...startEntry, icon: DashboardIcon, pane: StartPage }),
      S.divider(),
      ...items.slice(0, firstList),
      S.divider(),
      ...items.slice(firstList),
      S.divider(),
      mixedItem(S, 'placeholders', {
        ...placeholdersEntry,
        icon: WarningOutlineIcon,
        pane: PlaceholderList,
      }),
    ])
}
