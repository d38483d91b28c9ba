import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useSchema, useUser } from 'sanity'
import { slugOf } from '../../schemas/fields/slug.ts'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { recentTyping } from '../saving/recent-typing.ts'

type Slugs = { readonly before: string | undefined; readonly now: string | undefined }

type Redirect = {
  _id: string
  _type: 'redirect'
  from: string
  to: { _type: 'reference'; _ref: string; _weak: true }
}

/** The redirect that a port needs when its address changes; null when it keeps its address. */
export function redirectFor(id: string, { before, now }: Slugs): Redirect | null {
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
 * Publish, which asks first if somebody else has just typed in the document, and leaves a redirect when it changes a
 * port's address. The redirect is saved first: if publishing then fails, the page is still at its old address, and
 * the site ignores a redirect from a page.
 */
export function publishWithCare(original: DocumentActionComponent): DocumentActionComponent {
  return function PublishWithCare(props) {
    const { id, type, draft, published } = props
    const description = original(props)
    const client = useClient({ apiVersion: LAKE_API_VERSION })
    const { push } = useToast()
    const [typing, setTyping] = useState<ReturnType<typeof recentTyping>>(null)
    if (!description) return null

    const publish = async () => {
      const slugs = { before: slugOf(published?.['slug']), now: slugOf(draft?.['slug']) }
      const redirect = redirectFor(id, slugs)
      try {
        if (redirect) await client.createOrReplace(redirect)
      } catch (error) {
        console.error(error)
        push(NOT_PUBLISHED)
        return
      }
      description.onHandle?.()
    }
    const asking = {
      ...description,
      onHandle: () => {
        const found = recentTyping(id)
        setTyping(found)
        if (!found) void publish()
      },
    }
    if (!typing) return asking
    return {
      ...asking,
      dialog: {
        type: 'confirm',
        tone: 'caution',
        message: <Question {...typing} type={type} />,
        confirmButtonText: 'Publish anyway',
        onCancel: () => setTyping(null),
        onConfirm: () => {
          setTyping(null)
          void publish()
        },
      },
    }
  }
}

type Asked = { readonly author: string; readonly field: string; readonly type: string }

function Question({ author, field, type }: Asked) {
  const [user] = useUser(author)
  const schemaType = useSchema().get(type)
  const fields = schemaType?.jsonType === 'object' ? schemaType.fields : []
  const title = fields.find(({ name }) => name === field)?.type.title ?? field
  return `${user?.displayName ?? 'Somebody'} is editing ${title}. Publish anyway?`
}
