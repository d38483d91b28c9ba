import { useState } from 'react'
import { type DocumentActionComponent, useSchema, useUser } from 'sanity'
import { recentTyping } from '../saving/recent-typing.ts'
import { wrapper } from './wrapped.ts'

/** Publish, which asks first if somebody else has just typed in the document. */
export const askWhileTyping = wrapper<DocumentActionComponent>(
  'AskWhileTyping',
  (original) =>
    function AskWhileTyping(props) {
      const description = original(props)
      const [typing, setTyping] = useState<ReturnType<typeof recentTyping>>(null)
      if (!description) return null
      const asking = {
        ...description,
        onHandle: () => {
          const found = recentTyping(props.id)
          setTyping(found)
          if (!found) description.onHandle?.()
        },
      }
      if (!typing) return asking
      return {
        ...asking,
        dialog: {
          type: 'confirm',
          tone: 'caution',
          message: <Question author={typing.author} field={typing.field} type={props.type} />,
          confirmButtonText: 'Publish anyway',
          onCancel: () => {
            setTyping(null)
          },
          onConfirm: () => {
            setTyping(null)
            description.onHandle?.()
          },
        },
      }
    },
)

type Asked = { readonly author: string; readonly field: string; readonly type: string }

function Question({ author, field, type }: Asked) {
  const [user] = useUser(author)
  const schemaType = useSchema().get(type)
  const fields = schemaType?.jsonType === 'object' ? schemaType.fields : []
  const title = fields.find(({ name }) => name === field)?.type.title ?? field
  return `${user?.displayName ?? 'Somebody'} is editing ${title}. Publish anyway?`
}
