/** Titles and subtitles of documents in the Studio's lists. */
import type { PreviewConfig } from '@sanity/types'

const SEPARATOR = ' · '

function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

/** Joins the values with dots. Leaves out all values except numbers and non-blank texts. */
export function joined(...values: readonly unknown[]): string {
  return values.filter(isTextOrNumber).join(SEPARATOR)
}

/** Like `joined`, with “Placeholder” last if the document holds placeholder data. */
export function joinedWithPlaceholder(isPlaceholder: unknown, ...values: readonly unknown[]) {
  return joined(...values, isPlaceholder === true ? 'Placeholder' : undefined)
}

/**
 * Configures a preview that shows these fields.
 *
 * @param title paths of the fields that name the document
 * @param subtitle paths of the fields shown below the title
 * @param media path of the image; default: the type's icon
 */
export function previewOf(
  title: readonly string[],
  subtitle: readonly string[],
  media?: string,
): PreviewConfig {
  const paths = [...title, ...subtitle]
  return {
    select: {
      ...Object.fromEntries(paths.map((path, index) => [`fact${index}`, path])),
      ...(media ? { media } : {}),
      isPlaceholder: 'isPlaceholder',
    },
    prepare: (selected) => {
      const values = paths.map((_, index) => selected[`fact${index}`])
      return {
        title: joined(...values.slice(0, title.length)),
        subtitle: joinedWithPlaceholder(selected['isPlaceholder'], ...values.slice(title.length)),
        media: selected['media'],
      }
    },
  }
}
