/** Why `reload-forms.ts` exists: if a draft is removed, `@sanity/mutator` throws or loses the draft's unsaved edits. */
import { BufferedDocument, Mutation } from '@sanity/mutator'
import { expect, test } from 'vitest'

const ID = 'drafts.port-kandla'
const removal = new Mutation({
  transactionId: 'removal',
  previousRev: 'first',
  resultRev: 'removal',
  mutations: [{ delete: { id: ID } }],
})

/** A draft with an unsaved edit. */
function draftWithEdit(): BufferedDocument {
  const draft = new BufferedDocument({ _id: ID, _type: 'port', _rev: 'first', name: 'Kandla' })
  draft.commitHandler = () => {}
  draft.add(new Mutation({ mutations: [{ patch: { id: ID, set: { name: 'Kandla port' } } }] }))
  return draft
}

test('throws if edits are being saved', () => {
  const draft = draftWithEdit()
  void draft.commit()
  expect(() => draft.arrive(removal)).toThrow('getAttribute only applies to plain objects')
})

test('loses edits that are not being saved yet', () => {
  const draft = draftWithEdit()
  draft.arrive(removal)
  expect(draft.LOCAL).toBeNull()
  expect(draft.buffer.hasChanges()).toBe(false)
})
