/** Options of schema types for the desk, which is the Studio's navigation by lists. */
import type { IconSymbol } from '@sanity/icons'

declare module '@sanity/types' {
  interface BaseSchemaTypeOptions {
    /** The icon in the desk, in lists and in search. A name, because scripts without React also read `schemas/`. */
    icon?: IconSymbol
  }
  interface DocumentOptions {
    deskPlace?: DeskPlace
  }
}

/** An entry of the desk's first pane. */
export type DeskEntry = {
  readonly title: string
  /** Default: the icon of the first schema type with this entry. */
  readonly icon?: IconSymbol
}

type Single = { readonly kind: 'single' }

/** Sorted by the field `by`. */
type Sorted = { readonly kind: 'sorted'; readonly by: string }

type Ordered = {
  readonly kind: 'ordered'
  /** Title of the list if several types share the entry. */
  readonly title?: string
  /** What the list’s button adds, such as “port” in “New port”. */
  readonly noun: string
  /** Splits the documents into one list for each value of a field. */
  readonly parts?: {
    readonly field: string
    readonly values: readonly { readonly title: string; readonly value: string }[]
  }
}

/**
 * Where the desk shows a type: a singleton, a list sorted by a field, or a list that editors order by dragging.
 * An entry that several types share becomes a group.
 */
export type DeskPlace = { readonly entry: DeskEntry } & (Single | Sorted | Ordered)

// Types that share an entry refer to the same object.
export const pagesEntry: DeskEntry = { title: 'Pages' }
export const slaEntry: DeskEntry = { title: 'SLA' }
export const printablesEntry: DeskEntry = { title: 'Documents' }
