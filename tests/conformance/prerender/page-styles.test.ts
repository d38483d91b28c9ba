/** A page contains the styles of its components, of the frame and of the boot script's notices, and few others. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { filesIn } from '../../../builder/build-folder.ts'

const build = path.join(inject('firstBuild'), 'build')
const site = path.join(build, 'site')
const pages = filesIn(site).filter((name) => name.endsWith('.html') && !name.startsWith('preview'))

/** A page may contain at most this share of all styles. The home page contains more than half of them. */
const MAX_SHARE = 0.6

const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))

/** The classes for which these styles have a rule. */
const styledClasses = (css: string) =>
  new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, n]) => n))

test('every page has all styles for its markup and for the boot script’s notices, and few others', async () => {
  expect(pages.length).toBeGreaterThan(20)
  for (const page of pages) {
    const html = await readFile(path.join(site, page), 'utf8')
    const [, stylesheet = '', ownStyles = ''] =
      /<style data-others="([^"]+)">(.*?)<\/style>/s.exec(html) ?? []
    const styled = styledClasses(ownStyles)
    const allStyles = await readFile(path.join(site, stylesheet), 'utf8')
    const anywhere = styledClasses(allStyles)
    const missing = classesIn(html).filter((name) => anywhere.has(name) && !styled.has(name))
    expect([page, [...new Set(missing)]]).toEqual([page, []])
    expect([page, ownStyles.length < allStyles.length * MAX_SHARE]).toEqual([page, true])
    expect(ownStyles, 'a mark of builder/vite/page-styles.ts was not removed').not.toContain(
      '_from_',
    )
  }
})

test('a page has no styles for parts that it does not show at first', async () => {
  const stylesOf = async (page: string) =>
    styledClasses(
      /<style[^>]*>(.*?)<\/style>/s.exec(await readFile(path.join(site, page), 'utf8'))?.[1] ?? '',
    )
  const port = await stylesOf('ports/mumbai.html')
  const noPort = await stylesOf('ports/404.html')
  expect(port.has('our-coast')).toBe(false)
  expect(noPort.has('our-coast')).toBe(true)
  expect(noPort.has('chartlet')).toBe(false)
  for (const [page, styled] of [
    ['fleet-retainer.html', 'lead-form'],
    ['port-call-compliance.html', 'request-sheet'],
  ] as const) {
    const styles = await stylesOf(page)
    expect([page, styles.has(styled), styles.has('request-sent')]).toEqual([page, true, false])
  }
})
