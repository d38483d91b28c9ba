/** Tests the wrappers of Publish, Restore, Delete and Unpublish in a fake Studio. */
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TypedId } from '../desk/live-query.ts'
import { noteTyping } from '../saving/recent-typing.ts'
import { restoreInPlace } from './document-options.ts'
import { keepWhileLinked } from './keep-while-linked.tsx'
import { publishAfterChecks, redirectFor } from './publish-after-checks.tsx'

type Event = { type: 'success' | 'error'; op: string }

const studio = vi.hoisted(() => ({
  client: { createOrReplace: vi.fn<(document: unknown) => Promise<void>>() },
  toast: { push: vi.fn<(toast: object) => void>() },
  operations: { patch: { execute: vi.fn<(patches: unknown) => void>() } },
  user: [{ displayName: 'Priya' }],
  schema: { get: () => undefined },
}))
type DocumentState = { event: Event | undefined; referrers: TypedId[] | null }
const documentState = vi.hoisted((): DocumentState => ({ event: undefined, referrers: null }))
vi.mock('sanity', () => ({
  useClient: () => studio.client,
  useDocumentOperation: () => studio.operations,
  useDocumentOperationEvent: () => documentState.event,
  useSchema: () => studio.schema,
  useUser: () => studio.user,
}))
vi.mock('sanity/router', () => ({
  useIntentLink: ({ params }: object & { params: TypedId }) => ({ href: params.id }),
}))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => studio.toast }))
vi.mock('@sanity/ui', () => ({ Button: 'a', Stack: 'div', Text: 'p' }))
const useReferrers = vi.hoisted(() => vi.fn<(id: string) => TypedId[] | null>())
vi.mock('../desk/live-query.ts', () => ({ useReferrers }))

const onHandle = vi.fn<() => void>()
const original: DocumentActionComponent = () => ({ label: 'Original', onHandle })

function stored(fields: object) {
  const system = { _type: 'port', _rev: 'r', _createdAt: '', _updatedAt: '' }
  return Object.assign({ _id: 'port-mundra' }, system, fields)
}
const portWithSlug = (current: string) => stored({ slug: { current } })
const moved = { draft: portWithSlug('mundra-port'), published: portWithSlug('mundra') }

let rerender = () => {}
let unmount = () => {}

/** Renders an action as the Studio does: its button, and its dialog while the dialog is open. */
function render(action: DocumentActionComponent, versions: Partial<DocumentActionProps> = {}) {
  const props: DocumentActionProps = {
    id: 'port-mundra',
    type: 'port',
    draft: null,
    published: null,
    version: null,
    release: undefined,
    scopeId: undefined,
    liveEdit: false,
    liveEditSchemaType: false,
    ready: true,
    transactionSyncLock: null,
    initialValueResolved: true,
    onComplete: () => {},
    ...versions,
  }
  function Action() {
    const description = action(props)
    const dialog = description?.dialog
    return (
      <>
        <button type="button" onClick={() => description?.onHandle?.()}>
          {description?.label}
        </button>
        {dialog && dialog.type === 'dialog' && (
          <dialog open>
            {dialog.content}
            <button type="button" onClick={dialog.onClose}>
              Close
            </button>
          </dialog>
        )}
        {dialog && dialog.type === 'confirm' && (
          <dialog open>
            <p>{dialog.message}</p>
            <button type="button" onClick={dialog.onConfirm}>
              Confirm
            </button>
            <button type="button" onClick={dialog.onCancel}>
              Cancel
            </button>
          </dialog>
        )}
      </>
    )
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  rerender = () => act(() => root.render(<Action />))
  rerender()
  unmount = () => act(() => root.unmount())
}

/** Clicks the button of the action, or a button of its dialog. */
async function click(name = 'Original') {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  )
  await act(async () => button?.click())
}

const dialogText = () => document.querySelector('dialog > :first-child')?.textContent

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockReturnValue()
  documentState.event = undefined
  documentState.referrers = null
  useReferrers.mockImplementation(() => documentState.referrers)
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  document.body.replaceChildren()
})

test.each([
  { before: 'mundra', now: 'mundra' },
  { before: undefined, now: 'mundra' },
  { before: 'mundra', now: undefined },
])('the slugs %j cause no redirect', (slugs) => {
  expect(redirectFor('port-mundra', slugs)).toBeNull()
})

test('saves a port’s redirect before publishing the port at its new address', async () => {
  let save = () => {}
  studio.client.createOrReplace.mockReturnValue(new Promise((resolve) => (save = resolve)))
  render(publishAfterChecks(original), moved)
  await click()
  expect(studio.client.createOrReplace).toHaveBeenCalledWith({
    _id: 'redirect-ports-mundra',
    _type: 'redirect',
    from: '/ports/mundra',
    to: { _type: 'reference', _ref: 'port-mundra', _weak: true },
  })
  expect(onHandle).not.toHaveBeenCalled()
  await act(async () => save())
  expect(onHandle).toHaveBeenCalledTimes(1)
  expect(studio.toast.push).not.toHaveBeenCalled()
})

test('does not publish a port if its redirect can’t be saved, and tells the editor', async () => {
  studio.client.createOrReplace.mockRejectedValue(new Error('No connection'))
  render(publishAfterChecks(original), moved)
  await click()
  expect(onHandle).not.toHaveBeenCalled()
  expect(studio.toast.push).toHaveBeenCalledWith(
    expect.objectContaining({ status: 'error', title: expect.stringContaining('Not published') }),
  )
})

test('saves no redirect when it publishes a port that keeps its address', async () => {
  render(publishAfterChecks(original), { draft: moved.published, published: moved.published })
  await click()
  expect(onHandle).toHaveBeenCalledTimes(1)
  expect(studio.client.createOrReplace).not.toHaveBeenCalled()
})

test('Publish of a commitment names the pages that change, and waits for confirmation', async () => {
  const row = { _type: 'slaCommitment', _id: 'slaCommitment-west-coast' }
  const published = stored(row)
  render(publishAfterChecks(original), { id: row._id, type: row._type, published })
  await click()
  expect(dialogText()).toContain('Home, Fleet retainer')
  expect(dialogText()).toContain('SLA schedule')
  expect(onHandle).not.toHaveBeenCalled()
  await click('Confirm')
  expect(onHandle).toHaveBeenCalledTimes(1)
})

function emit(event: Event) {
  documentState.event = event
  rerender()
}

test('a restored document keeps its place in its list', () => {
  render(restoreInPlace(original), {
    published: stored({ orderRank: '0|b:' }),
    draft: stored({ orderRank: '0|a:' }),
  })
  emit({ type: 'success', op: 'restore' })
  expect(studio.operations.patch.execute.mock.calls).toEqual([[[{ set: { orderRank: '0|b:' } }]]])
})

test.each<[string, Event, object]>([
  ['a failed restore', { type: 'error', op: 'restore' }, { orderRank: '0|b:' }],
  ['another operation', { type: 'success', op: 'publish' }, { orderRank: '0|b:' }],
  ['a restore of a document without a rank', { type: 'success', op: 'restore' }, {}],
])('%s does not move the document', (_what, event, fields) => {
  render(restoreInPlace(original), { published: stored(fields) })
  emit(event)
  expect(studio.operations.patch.execute).not.toHaveBeenCalled()
})

test('a restore that ended before the form was opened does not move the document', () => {
  documentState.event = { type: 'success', op: 'restore' }
  render(restoreInPlace(original), { published: stored({ orderRank: '0|b:' }) })
  rerender()
  expect(studio.operations.patch.execute).not.toHaveBeenCalled()
})

test('does not delete or unpublish a document with referrers, and lists the referrers', async () => {
  render(keepWhileLinked(original))
  await click()
  expect(dialogText()).toContain('Looking for links')
  documentState.referrers = [{ id: 'faq-1', type: 'faq' }]
  rerender()
  expect(dialogText()).toContain('faq-1')
  await click('Close')
  expect(dialogText()).toBeUndefined()
  expect(onHandle).not.toHaveBeenCalled()
})

test('loads the list of referring documents when a document opens, before Delete is pressed', async () => {
  render(keepWhileLinked(original))
  expect(useReferrers).toHaveBeenCalledWith('port-mundra')
})

test('deletes or unpublishes a document once it is known that no document refers to it', async () => {
  render(keepWhileLinked(original))
  await click()
  expect(onHandle).not.toHaveBeenCalled()
  documentState.referrers = []
  rerender()
  expect(onHandle).toHaveBeenCalledTimes(1)
  expect(dialogText()).toBeUndefined()
  // The Studio's own dialog has opened. If the editor cancels the dialog, Delete must work again.
  await click()
  expect(onHandle).toHaveBeenCalledTimes(2)
})

function colleagueTypes(documentId: string) {
  const mutations = [{ patch: { set: { name: 'Mundra Port' } } }]
  noteTyping({ documentId, transactionId: 'theirs', identity: 'priya', mutations })
}

test('Publish asks first when a colleague has just typed in the document', async () => {
  colleagueTypes('drafts.port-mundra')
  render(publishAfterChecks(original))
  await click()
  expect(dialogText()).toBe('Priya is editing name. Publish anyway?')
  await click('Cancel')
  expect(dialogText()).toBeUndefined()
  expect(onHandle).not.toHaveBeenCalled()
  await click()
  await click('Confirm')
  expect(onHandle).toHaveBeenCalledTimes(1)
})

test('Publish names the pages of a commitment even when a colleague has just typed in it', async () => {
  const row = { _type: 'slaCommitment', _id: 'slaCommitment-east-coast' }
  colleagueTypes(`drafts.${row._id}`)
  render(publishAfterChecks(original), { id: row._id, type: row._type, published: stored(row) })
  await click()
  expect(dialogText()).toContain('Home, Fleet retainer')
  expect(dialogText()).toContain('Priya is editing name. Publish anyway?')
  await click('Confirm')
  expect(onHandle).toHaveBeenCalledTimes(1)
})

test('Publish does not ask when a colleague types in another document', async () => {
  colleagueTypes('drafts.port-kandla')
  render(publishAfterChecks(original), { id: 'port-goa' })
  await click()
  expect(dialogText()).toBeUndefined()
  expect(onHandle).toHaveBeenCalledTimes(1)
})
