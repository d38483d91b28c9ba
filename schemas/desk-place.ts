/**
 * What the Studio shows of a type beside its form, said in the type's own module as `options`. The icon is
 * a name, since `schemas/` is also read by scripts, without React.
 */
import type { IconSymbol } from '@sanity/icons'

declare module '@sanity/types' {
  interface BaseSchemaTypeOptions {
    /** Stands for the type in the desk, in lists, in search and beside list items. */
    icon?: IconSymbol
  }
  interface DocumentOptions {
    desk?: DeskPlace
  }
}

/** A line of the desk's first pane, as the desk and the editors' guide name it. */
export type DeskLine = {
  readonly title: string
  /** What is in it, for the editors' guide. */
  readonly holds: string
  /** When it is not the icon of the first type in it. */
  readonly icon?: IconSymbol
}

type Single = {
  readonly kind: 'single'
}

type Sorted = {
  readonly kind: 'sorted'
  /** The field by which the documents are sorted. */
  readonly by: string
}

type Ordered = {
  readonly kind: 'ordered'
  /** Title of the list, in a line that several types share. */
  readonly title?: string
  /** What a new document is called, as in “New port”. */
  readonly noun: string
  /** One list for each value of a field, in place of one for all documents. */
  readonly parts?: {
    readonly field: string
    readonly values: readonly { readonly title: string; readonly value: string }[]
  }
}

/**
 * Where a type's documents are in the desk: the one that there is, documents sorted by a field, or
 * documents that editors drag into the order of the site. Types that share a line make it a group.
 */
export type DeskPlace = { readonly line: DeskLine } & (Single | Sorted | Ordered)

/** Lines of the desk that several types share. */
export const pagesLine: DeskLine = {
  title: 'Pages',
  holds: 'The words of each page, under the page’s name and address',
}

export const slaLine: DeskLine = {
  title: 'SLA',
  holds: 'The short table (home page) and the full schedule (Fleet retainer and its PDF)',
}

export const printablesLine: DeskLine = {
  title: 'Documents',
  holds: 'The words of the printable documents and their PDFs',
}
