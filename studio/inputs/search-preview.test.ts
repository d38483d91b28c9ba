import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pictureOf, readPictures } from './search-preview.tsx'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function pictureFor(path: string, answer: () => Response) {
  server.use(http.get('https://site.test/share-pictures.json', answer))
  return pictureOf(await readPictures('https://site.test'), path)
}

const PICTURES = { '/contact': '/media/share/1.jpg', '/about': null }

test('a page has the picture that the build made for it', async () => {
  expect(await pictureFor('/contact', () => HttpResponse.json(PICTURES))).toEqual({
    address: '/media/share/1.jpg',
  })
})

test.each([
  ['/about', () => HttpResponse.json(PICTURES), 'text only'],
  ['/ports/new', () => HttpResponse.json(PICTURES), 'not on the site'],
  ['/contact', () => HttpResponse.error(), 'does not answer'],
  ['/contact', () => new HttpResponse('', { status: 404 }), 'does not answer'],
  ['/contact', () => HttpResponse.json({ '/contact': 1 }), 'does not answer'],
])('%s without a picture says why', async (path, answer, why) => {
  expect(await pictureFor(path, answer)).toEqual({ why: expect.stringContaining(why) })
})
