import { editableRoutes } from '../src/routes.ts'

/** The path of a type's page, like `/contact`, or `/ports/…` for ports; undefined for a type without a page. */
export function pagePathOf(type: string): string | undefined {
  const route = editableRoutes.find(
    ({ document, textsDocument }) => document === type || textsDocument === type,
  )
  return route?.path.replace(':portSlug', '…')
}
