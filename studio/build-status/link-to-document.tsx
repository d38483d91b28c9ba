import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { readFound } from '../desk/found.ts'
import { deskTypes, singletonTypes } from '../desk/outline.ts'
import { useLiveQuery } from '../desk/use-live-query.ts'
import type { Message } from './read-status.ts'

/** By the fields that the build takes a document's name from (`builder/prerender/place-of-text.ts`). */
const BY_NAME = `*[_type in ${JSON.stringify(deskTypes)} && (_id == $id || $name in [name, title, question, service])]
  [0...1]{_id, _type}`

/** A link to the form of the document that a message names; nothing when it can't be found. */
export function LinkToDocument({ document: name, id }: Message) {
  const schema = useSchema()
  const single = [...singletonTypes].find((type) => name !== '' && schema.get(type)?.title === name)
  const answer = useLiveQuery(BY_NAME, { id, name }, 'published')
  const [found] =
    single === undefined
      ? readFound(answer.state === 'answered' ? answer.value : [])
      : [{ id: single, type: single }]
  return found ? (
    <IntentLink intent="edit" params={found}>
      Open it
    </IntentLink>
  ) : null
}
