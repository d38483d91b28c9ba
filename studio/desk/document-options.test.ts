import type { DocumentActionComponent } from 'sanity'
import { expect, test } from 'vitest'
import { askWhileTyping } from '../actions/ask-while-typing.tsx'
import { keepWhileLinked } from '../actions/keep-while-linked.tsx'
import { publishWithRedirect } from '../actions/publish-with-redirect.ts'
import { restoreInPlace } from '../actions/restore-in-place.ts'
import { withOurActions } from './document-options.ts'

type Name = NonNullable<DocumentActionComponent['action']>

const actionOf = (action: Name): DocumentActionComponent => Object.assign(() => null, { action })

test.each<[Name, (action: DocumentActionComponent) => DocumentActionComponent]>([
  ['publish', (action) => askWhileTyping(publishWithRedirect(action))],
  ['restore', restoreInPlace],
  ['delete', keepWhileLinked],
  ['unpublish', keepWhileLinked],
  ['discardChanges', (action) => action],
])('%s is wrapped as the site needs it', (name, wrap) => {
  const action = actionOf(name)
  expect(withOurActions(action)).toBe(wrap(action))
})
