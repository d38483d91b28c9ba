import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PRE_ARRIVAL } from '../../../tests/helpers/lead-samples.ts'
import { CopyNotice, SentActions } from './sent-actions.tsx'

const html = renderToStaticMarkup(
  <SentActions
    request={{ values: PRE_ARRIVAL.typed, at: new Date(0), reference: 'GS-12345678' }}
    supportEmail="desk@example.com"
    phone="+91 00000 00000"
    onAnother={() => undefined}
  />,
)

test('a visitor can download a copy and send another request, once it is sent', () => {
  expect(html).toMatch(/<button[^>]*>(?:<svg.*?<\/svg>)?<span>Download PDF Now<\/span><\/button>/)
  expect(html).toMatch(/<button[^>]*><span>Submit Another Request<\/span><\/button>/)
  expect(html).toContain('It is not the pack, and not evidence of cover.')
})

test('there is a live region from the start', () => {
  expect(html).toContain('<div aria-live="polite"></div>')
})

describe('the notice says', () => {
  test.each(['idle', 'preparing'] as const)('nothing while it is %s', (is) => {
    expect(renderToStaticMarkup(<CopyNotice state={{ is }} />)).toBe('')
  })

  test('under which name the copy was saved, and that it is not evidence', () => {
    const notice = renderToStaticMarkup(<CopyNotice state={{ is: 'saved', fileName: 'x.pdf' }} />)
    expect(notice).toContain('Saved as x.pdf')
    expect(notice).toContain('not evidence of cover')
  })

  test('that the request is with the desk when there is no copy', () => {
    const notice = renderToStaticMarkup(<CopyNotice state={{ is: 'failed' }} />)
    expect(notice).toContain('The desk still has your request.')
  })
})
