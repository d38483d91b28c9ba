import { useToast } from '@sanity/ui/toast'
import { type ReactNode, useState } from 'react'
import { type DocumentActionComponent, useClient, useSchema, useUser } from 'sanity'
import { useCopyCommitmentsOnPublish } from './copy-commitments.ts'
import { slugOf } from '../../schemas/fields/slug.ts'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { pagesOf } from '../presentation/locations.ts'
import { recentTyping } from '../saving/recent-typing.ts'

type Slugs = { readonly before: string | undefined; readonly now: string | undefined }

type Redirect = {
  _id: string
  _type: 'redirect'
  from: string
  to: { _type: 'reference'; _ref: string; _weak: true }
}

/** The redirect from a port's old address; null if the address did not change. */
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
 * Wraps Publish. Asks for confirmation if the document was just edited outside this tab, or if a published commitment
 * or desk contact changes. Before a port's address changes, saves a redirect, which the site ignores until the change.
 */
export function publishAfterChecks(original: DocumentActionComponent): DocumentActionComponent {
  return function PublishAfterChecks(props) {
    const { id, type, draft, published } = props
    const description = original(props)
    const client = useClient({ apiVersion: LAKE_API_VERSION })
    const { push } = useToast()
    const [question, setQuestion] = useState<Question | null>(null)
    useCopyCommitmentsOnPublish(id, type)
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
    const guarded = {
      ...description,
      onHandle: () => {
        const typing = recentTyping(id)
        const isShared = published !== null && SHARED_TYPES.has(type)
        if (typing || isShared)
          setQuestion({
            message: (
              <>
                {isShared && `${changedPages(type)} `}
                {typing && <RecentTyping {...typing} type={type} />}
              </>
            ),
            confirmButtonText: isShared ? 'Publish everywhere' : 'Publish anyway',
          })
        else void publish()
      },
    }
    if (question === null) return guarded
    return {
      ...guarded,
      dialog: {
        type: 'confirm',
        tone: 'caution',
        ...question,
        onCancel: () => setQuestion(null),
        onConfirm: () => {
          setQuestion(null)
          void publish()
        },
      },
    }
  }
}

/** Types of documents for which Publish names the changed pages and asks for confirmation (docs/decisions/0037). */
const SHARED_TYPES = new Set(['slaCommitment', 'deskContact'])

function changedPages(type: string): string {
  const titles = pagesOf(type).map(({ title }) => title)
  return `This changes every page and PDF that shows it: ${titles.join(', ')}.`
}

type Question = { readonly message: ReactNode; readonly confirmButtonText: string }

type TypingProps = { readonly author: string; readonly field: string; readonly type: string }

function RecentTyping({ author, field, type }: TypingProps) {
  const [user] = useUser(author)
  const schemaType = useSchema().get(type)
  const fields = schemaType?.jsonType === 'object' ? schemaType.fields : []
  const title = fields.find(({ name }) => name === field)?.type.title ?? field
  return `${user?.displayName ?? 'Somebody'} is editing ${title}. Publish anyway?`
}
