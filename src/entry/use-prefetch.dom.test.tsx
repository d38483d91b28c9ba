import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { render } from '../../tests/helpers/render.ts'
import { usePrefetch } from './use-prefetch.ts'

const LINKS = [
  '<a href="/">Home</a>',
  '<a href="/about?from=menu#top"><span>About</span></a>',
  '<a href="/contact">Here</a>',
  '<a href="/email-preferences?email=a%40b.test&token=secret">Preferences</a>',
  '<a href="#main">Skip</a>',
  '<a href="/docs/sla.pdf">PDF</a>',
  '<a href="https://elsewhere.test/about">Elsewhere</a>',
  '<a href="tel:+912212345678">Call</a>',
  '<a href="/preview/about">About in the preview</a>',
  '<svg><a href="/ports/mundra"><text>Mundra</text></a></svg>',
].join('')

const prefetched = vi.fn<(pathname: unknown) => void>()

function Page() {
  usePrefetch()
  return null
}

async function openPage() {
  const queryClient = new QueryClient()
  vi.spyOn(queryClient, 'prefetchQuery').mockImplementation(async ({ queryKey }) =>
    prefetched(queryKey[1]),
  )
  history.replaceState(null, '', '/contact')
  await render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  document.body.insertAdjacentHTML('beforeend', LINKS)
}

/** Dispatches an event of this type on each link and on the elements in it. Returns the prefetched paths. */
function prefetchedOn(type: string): unknown[] {
  for (const element of document.querySelectorAll('a, a *'))
    element.dispatchEvent(new Event(type, { bubbles: true }))
  return [...new Set(prefetched.mock.calls.map(([pathname]) => pathname))]
}

test.each(['pointerover', 'focusin'])(
  '%s prefetches the pages of links, except the current page',
  async (type) => {
    prefetched.mockReset()
    await openPage()
    // Only the path: the request must not contain the token of a link in a mail.
    expect(prefetchedOn(type)).toEqual(['/', '/about', '/email-preferences', '/ports/mundra'])
  },
)
