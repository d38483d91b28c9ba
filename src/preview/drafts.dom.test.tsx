import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seedAnswer } from '../../tests/helpers/seed-answers.ts'
import type { PageContent } from '../content/page-query.ts'
import { Drafts } from './drafts.tsx'
import type { StudioChannel } from './studio-channel.ts'
import { eventually } from '../../tests/helpers/eventually.ts'

type Asked = Parameters<StudioChannel['ask']>

/** A Studio that answers when it is told to. */
function studio() {
  const asked: Asked[] = []
  const end = vi.fn<() => void>()
  const channel: StudioChannel = {
    ask: (...question) => {
      asked.push(question)
      return end
    },
  }
  return { channel, asked, end }
}

let open: (path: string) => void = () => {}
let unmount = () => {}

function Links({ onReady }: { onReady: (navigate: typeof open) => void }) {
  const navigate = useNavigate()
  onReady((path) => void navigate(path))
  return null
}

const onDraft = vi.fn<(pathname: string, content: PageContent) => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onDraft.mockReset()
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

async function render(path: string, channel: StudioChannel) {
  const root = createRoot(document.createElement('div'))
  unmount = () => act(() => root.unmount())
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[path]}>
        <Links
          onReady={(navigate) => {
            open = navigate
          }}
        />
        <Drafts channel={channel} onDraft={onDraft} />
      </MemoryRouter>,
    ),
  )
}

test('the Studio is asked the query of the page, and its answer is shown', async () => {
  const { channel, asked } = studio()
  await render('/contact', channel)
  await eventually(() => expect(asked).toHaveLength(1))
  const { query, answer } = await seedAnswer('/contact')
  const [[question, take] = []] = asked
  expect(question).toMatchObject({ groq: query.groq, params: {} })

  take?.(answer, null)
  const [[pathname, content] = []] = onDraft.mock.calls
  expect(pathname).toBe('/contact')
  expect(content?.frame).toEqual(query.parse(answer).frame)
})

test('another page is asked for by another query, and the one before ends', async () => {
  const { channel, asked, end } = studio()
  await render('/ports/mundra', channel)
  await eventually(() => expect(asked).toHaveLength(1))
  await act(async () => open('/ports/mundra#top'))
  expect(asked).toHaveLength(1)
  await act(async () => open('/ports/kandla'))
  await eventually(() => expect(asked).toHaveLength(2))
  expect(asked.map(([{ params }]) => params)).toEqual([
    { portSlug: 'mundra' },
    { portSlug: 'kandla' },
  ])
  expect(end).toHaveBeenCalledTimes(1)
})
