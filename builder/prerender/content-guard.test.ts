import { expect, test } from 'vitest'
import { refuseLosses } from './content-guard.ts'

const pages = (count: number) => ({
  pages: Array.from({ length: count }, (_, index) => `/page-${index}`),
  documents: [],
})
const NONE = { pages: [], documents: [] }

test('refuses a dataset that lacks a required document, on a first build too', () => {
  expect(() => refuseLosses(['Site settings', 'Home'], NONE, pages(3))).toThrow(
    /refused; the site stays as it was\. Nothing is published of: Site settings, Home\..*--accept-missing-content/,
  )
})

test('refuses to remove more than a third of the pages, and says how many', () => {
  expect(() => refuseLosses([], pages(30), pages(19))).toThrow('11 of the site’s 30 pages')
  expect(() => refuseLosses([], pages(30), pages(20))).not.toThrow()
})

test('refuses to remove the pages of all ports, however few they are', () => {
  const ports = (...slugs: string[]) => ({
    ...pages(20),
    pages: [...pages(20).pages, '/ports/404', ...slugs.map((slug) => `/ports/${slug}`)],
  })
  expect(() => refuseLosses([], ports('mumbai', 'mundra'), ports())).toThrow('all ports')
  expect(() => refuseLosses([], ports('mumbai', 'mundra'), ports('mumbai'))).not.toThrow()
  expect(() => refuseLosses([], ports(), ports())).not.toThrow()
})

test('refuses a dataset in which more than a third of the documents are gone', () => {
  const of = (count: number) => ({
    pages: [],
    documents: Array.from({ length: count }, (_, index) => `document-${index}`),
  })
  expect(() => refuseLosses([], of(69), of(40))).toThrow('29 of the site’s 69 documents')
  expect(() => refuseLosses([], of(69), of(46))).not.toThrow()
})
