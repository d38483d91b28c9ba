/** The printable documents: each PDF has the same text as its page, in the same order. */
import type { Page } from '@playwright/test'
import { readPdf, tagsOf, textOf } from '../helpers/read-pdf.ts'
import { expect, linkedPdfs, openHydrated, test } from './fixtures.ts'

const DOCUMENTS = [
  {
    path: '/docs/dgs-msn05-2025',
    pdf: /^\/docs\/[0-9a-f]{16}\.pdf$/,
    title: 'DGS MSN 05/2025: compliance summary',
    sheets: 2,
    tableHeads: ['Clause', 'What it asks', 'What we deliver', 'How you verify it'],
  },
  {
    path: '/docs/compliance-pack',
    pdf: /^\/docs\/india-compliance-pack\.pdf$/,
    title: 'Pre-Arrival Financial Security Pack',
    sheets: 2,
    tableHeads: ['No.', 'Version', 'Date and time', 'Change', 'By'],
  },
  {
    path: '/docs/sla-schedule',
    pdf: /^\/docs\/fleet-retainer-sla-schedule\.pdf$/,
    title: 'Fleet retainer: SLA schedule, India',
    sheets: 1,
    tableHeads: ['Service', 'Commitment', 'Measured', 'Penalty'],
  },
  {
    path: '/docs/financial-security-evidence',
    pdf: /^\/docs\/financial-security-evidence-pack\.pdf$/,
    title: 'Financial security evidence pack',
    sheets: 1,
    tableHeads: [],
  },
]

for (const { path, pdf: address, title, sheets, tableHeads } of DOCUMENTS)
  test(`the PDF of ${path} is tagged, and has numbered sheets and the text of the page`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    const onPage = await textOfSheets(page)
    const link = page.getByRole('link', { name: 'Download PDF' })
    await expect(link).toHaveAttribute('href', address)
    const { pages, info, outline, size } = await downloadedPdf(page)
    await page.emulateMedia({ media: 'print' })
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), link])
      await expect(part.filter({ visible: true })).toHaveCount(0)
    await context.close()

    const trees = pages.map(({ tree }) => tree)
    expect(withoutSpaces(trees.map(textOf).join(' '))).toBe(withoutSpaces(onPage))
    expect(info).toMatchObject({
      Title: title,
      Language: 'en-IN',
      Author: 'Global Salvage India',
    })
    expect(outline[0]).toBe(title)
    expect(pages).toHaveLength(sheets)
    expect(size).toBeLessThan(200_000)
    expect(trees.flatMap((tree) => tagsOf(tree, 'H1')).map(textOf)).toEqual([title])
    const heads = trees.flatMap((tree) => tagsOf(tree, 'TH')).map(textOf)
    expect(heads).toEqual(expect.arrayContaining(tableHeads))
    for (const [index, { untaggedText }] of pages.entries())
      expect(untaggedText).toContain(`Page ${index + 1} of ${sheets}`)
  })

test('each of the datasheet’s two sheets has the hotline, the document ID and the version', async ({
  request,
}) => {
  const response = await request.get('/docs/fleet-retainer-datasheet.pdf')
  const { pages } = await readPdf(await response.body())
  expect(pages).toHaveLength(2)
  for (const { words } of pages)
    expect(words.join(' ')).toMatch(
      /24\/7 \+91 00000 00000 Document ID GSI-SLA-RET-INDIA-DATASHEET Version 1\.0/,
    )
})

test('every linked PDF exists', async ({ request }) => {
  const hrefs = await linkedPdfs(request)
  expect([...hrefs].map((href) => href.replace(/[0-9a-f]{16}/, '{hash}')).toSorted()).toEqual([
    '/docs/financial-security-evidence-pack.pdf',
    '/docs/fleet-retainer-datasheet.pdf',
    '/docs/fleet-retainer-sla-schedule.pdf',
    '/docs/india-compliance-pack.pdf',
    '/docs/{hash}.pdf',
  ])
  for (const href of hrefs) {
    const response = await request.get(href)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({ 'content-type': 'application/pdf' })
  }
})

test('links to PDFs are the same after a navigation within the site', async ({ page }) => {
  await openHydrated(page, '/about')
  const before = await pdfLinks(page)
  expect(before).toHaveLength(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  expect(await pdfLinks(page)).toEqual(before)
})

/** The distinct addresses of the PDFs that a page links to. */
async function pdfLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href$=".pdf"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
  return [...new Set(hrefs)]
}

async function downloadedPdf(page: Page) {
  const href = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
  const bytes = await (await page.request.get(href ?? '')).body()
  return { ...(await readPdf(bytes)), size: bytes.length }
}

/** Returns the text that the PDF should have: with list numbers, but without decoration, `<summary>` or `<nav>`. */
async function textOfSheets(page: Page): Promise<string> {
  return await page.locator('.printable__sheets').evaluate((sheets) => {
    const walker = document.createTreeWalker(sheets, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof HTMLLIElement && node.parentElement instanceof HTMLOListElement)
        texts.push(`${[...node.parentElement.children].indexOf(node) + 1}.`)
      if (node instanceof Text && !node.parentElement?.closest('[aria-hidden], summary, nav'))
        texts.push(node.data)
    }
    return texts.join(' ')
  })
}

/** Removes spaces, because lines of a PDF also break after hyphens and within addresses. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}
