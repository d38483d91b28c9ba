/** Why `readingAnew` exists: what `@sanity/mutator` does with unsaved edits when their draft is removed. */
import { BufferedDocument, Mutation } from '@sanity/mutator'
import { expect, test } from 'vitest'

const ID = 'drafts.port-kandla'
const removal = new Mutation({
  transactionId: 'removal',
  previousRev: 'first',
  resultRev: 'removal',
  mutations: [{ delete: { id: ID } }],
})

/** A draft that an editor has typed into. */
function typedInto(): BufferedDocument {
  const draft = new BufferedDocument({ _id: ID, _type: 'port', _rev: 'first', name: 'Kandla' })
  draft.commitHandler = () => {}
  draft.add(new Mutation({ mutations: [{ patch: { id: ID, set: { name: 'Kandla port' } } }] }))
  return draft
}

test('edits that are being saved make it throw', () => {
  const draft = typedInto()
  void draft.commit()
  expect(() => draft.arrive(removal)).toThrow('getAttribute only applies to plain objects')
})

test('edits that are not yet being saved are dropped', () => {
  const draft = typedInto()
  draft.arrive(removal)
  expect(draft.LOCAL).toBeNull()
  expect(draft.buffer.hasChanges()).toBe(false)
})
