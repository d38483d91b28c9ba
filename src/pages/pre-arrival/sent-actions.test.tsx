import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { PRE_ARRIVAL } from '../../../tests/helpers/lead-samples.ts'
import { registerPdfs } from '../../sections/download/pdf-link.ts'
import { PackNotice } from './pack-notice.tsx'
import { SentActions } from './sent-actions.tsx'

const built = { compliancePack: '/docs/india-compliance-pack.pdf' }

afterEach(() => registerPdfs({}))

describe('what a visitor can do once the request is sent', () => {
  test('is to download the pack and to send another request', () => {
    registerPdfs(built)
    const html = render()
    expect(html).toMatch(/<button[^>]*>(?:<svg.*?<\/svg>)?<span>Download PDF Now<\/span><\/button>/)
    expect(html).toMatch(/<button[^>]*><span>Submit Another Request<\/span><\/button>/)
  })

  test('links to the document’s page if no PDF was built', () => {
    expect(render()).toMatch(
      /<a href="\/docs\/compliance-pack"[^>]*>.*Download PDF Now<\/span><\/a>/,
    )
  })

  test('has a live region from the start', () => {
    expect(render()).toContain('<div aria-live="polite"></div>')
  })
})

describe('the notice says', () => {
  test('nothing before asking for the pack', () => {
    expect(renderToStaticMarkup(<PackNotice state={{ is: 'idle' }} />)).toBe('')
    expect(renderToStaticMarkup(<PackNotice state={{ is: 'preparing' }} />)).toBe('')
  })

  test('under which name it was saved, and that it is no evidence', () => {
    const html = renderToStaticMarkup(
      <PackNotice state={{ is: 'saved', fileName: 'compliance-pack-x.pdf', refused: [] }} />,
    )
    expect(html).toContain('Saved as compliance-pack-x.pdf')
    expect(html).toContain('no evidence of cover')
  })

  test('what is not in it, why, and what to do', () => {
    const html = renderToStaticMarkup(
      <PackNotice
        state={{
          is: 'saved',
          fileName: 'compliance-pack-x.pdf',
          refused: [
            { label: 'Vessel name', advice: 'Write it in, in Latin letters.' },
            { label: 'Agent', advice: 'too long for its line.' },
          ],
        }}
      />,
    )
    expect(html).toContain('<strong>Vessel name</strong>: Write it in, in Latin letters.')
    expect(html).toContain('<strong>Agent</strong>: too long for its line.')
  })

  test('where the blank pack is when it could not be filled in', () => {
    registerPdfs(built)
    const html = renderToStaticMarkup(<PackNotice state={{ is: 'failed' }} />)
    expect(html).toContain('Your request is with the desk all the same.')
    expect(html).toContain('href="/docs/india-compliance-pack.pdf"')
  })
})

function render(): string {
  return renderToStaticMarkup(
    <SentActions request={PRE_ARRIVAL.typed} onAnother={() => undefined} />,
  )
}
