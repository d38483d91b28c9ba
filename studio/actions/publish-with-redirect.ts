import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, type DocumentActionProps, useClient } from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { slugOf } from '../inputs/slug-of.ts'
import { wrapper } from './wrapped.ts'

type Addresses = { readonly before: string | undefined; readonly now: string | undefined }

type Redirect = {
  _id: string
  _type: 'redirect'
  from: string
  to: { _type: 'reference'; _ref: string; _weak: true }
}

/** The redirect that a port needs when its address changes; null when it keeps its address. */
export function redirectFor(id: string, { before, now }: Addresses): Redirect | null {
  if (before === undefined || now === undefined || before === now) return null
  return {
    _id: `redirect-ports-${before}`,
    _type: 'redirect',
    from: `/ports/${before}`,
    to: { _type: 'reference', _ref: id, _weak: true },
  }
}

const NOT_PUBLISHED = {
  status: 'error',
  title: 'Not published: the redirect from the old address could not be saved',
  description: 'Your change is kept as a draft. Press Publish again.',
} as const

/**
 * Publish, which leaves a redirect when it changes a port's address. The redirect is saved first: should publishing
 * fail, the page is still at that address, and the site ignores a redirect from a page.
 */
export const publishWithRedirect = wrapper<DocumentActionComponent>(
  'PublishWithRedirect',
  (original) =>
    function PublishWithRedirect(props: DocumentActionProps) {
      const description = original(props)
      const client = useClient({ apiVersion: LAKE_API_VERSION })
      const { push } = useToast()
      const { id, draft, published } = props
      const redirect = redirectFor(id, {
        before: slugOf(published?.['slug']),
        now: slugOf(draft?.['slug']),
      })
      if (!description || !redirect) return description
      return {
        ...description,
        onHandle: () => {
          const publish = async () => {
            try {
              await client.createOrReplace(redirect)
            } catch (error) {
              console.error(error)
              push(NOT_PUBLISHED)
              return
            }
            description.onHandle?.()
          }
          void publish()
        },
      }
    },
)
