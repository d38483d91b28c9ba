import { expect, test } from 'vitest'
import { sharePictures } from './share-pictures.ts'

test('names the picture of each page among its images', () => {
  const media = { '/': ['chart.svg', 'share/1.jpg'], '/about': ['tow.webp'] }
  expect(sharePictures(['/', '/about', '/contact'], media)).toEqual({
    '/': '/media/share/1.jpg',
    '/about': null,
    '/contact': null,
  })
})
