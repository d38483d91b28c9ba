import { describe, expect, test } from 'vitest'
import { pageDocument } from './page-html.ts'
import type { RenderedPage } from './render.tsx'

const ICONS = ['anchor', 'alert-triangle', 'ship'].map(
  (name) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="M0 0"/></symbol>`,
)
const TEMPLATE = `<head><!--head--></head><body><div id="root"><!--page--></div><!--data--><script>say('<use href="#icon-alert-triangle">')</script><svg>${ICONS.join('')}</svg></body>`

const page: RenderedPage = {
  path: '/contact',
  folder: 'contact',
  isMissing: false,
  head: { title: 'Contact "the desk" & <more>', description: 'Call 24/7' },
  metadata: {
    picture: { title: 'Contact', brand: 'Global Salvage', position: null },
    data: { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: '</script>' }] },
  },
  markup: '<main>Call $& now</main>',
  bootNotices: '<template>$1</template>',
  snapshotHash: '1x7',
  snapshot: '{}',
  missingImages: [],
}
const document = (changes: Partial<RenderedPage> = {}) =>
  pageDocument(TEMPLATE, { ...page, ...changes }, 'https://site.test', 'share-1.jpg')

describe('pageDocument', () => {
  test('inserts the markup and the boot notices verbatim, with the page’s path and the snapshot’s hash', () => {
    expect(document()).toContain(
      `<div id="root" data-page="${page.path}" data-snapshot="1x7">${page.markup}</div>${page.bootNotices}`,
    )
  })

  test('has only the icons that the page or the boot script uses', () => {
    const iconsIn = (html: string) =>
      [...html.matchAll(/<symbol id="icon-([\w-]+)"/g)].map(([, name]) => name)
    expect(iconsIn(document())).toEqual(['alert-triangle'])
    expect(iconsIn(document({ markup: '<svg><use href="#icon-ship"></use></svg>' }))).toEqual([
      'alert-triangle',
      'ship',
    ])
  })

  test('escapes the title', () => {
    expect(document()).toContain('<title>Contact &quot;the desk&quot; &amp; &lt;more></title>')
  })

  test('has canonical address, description and Open Graph tags', () => {
    const html = document()
    expect(html).toContain('<link rel="canonical" href="https://site.test/contact">')
    expect(html).toContain('<meta name="description" content="Call 24/7">')
    expect(html).toContain('<meta property="og:description" content="Call 24/7">')
    expect(html).not.toContain('noindex')
  })

  test('has a share picture, and structured data with `</script>` escaped', () => {
    const html = document()
    expect(html).toContain(
      '<meta property="og:image" content="https://site.test/media/share-1.jpg">',
    )
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(html).toContain(String.raw`"name":"\u003c/script>"`)
    expect(html.indexOf('ld+json')).toBeGreaterThan(html.indexOf('id="root"'))
    expect(document({ path: '/confirm' })).not.toMatch(/og:|ld\+json/)
  })

  test.each(['/404', '/ports/404', '/confirm', '/unsubscribe'])(
    'tells search engines not to index %s',
    (path) => {
      const html = document({ path })
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toContain('canonical')
    },
  )
  test('email-link pages send no referrer', () => {
    const referrer = '<meta name="referrer" content="no-referrer">'
    expect(document({ path: '/email-preferences' })).toContain(referrer)
    expect(document()).not.toContain(referrer)
  })
})
