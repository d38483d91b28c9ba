import { describe, expect, test } from 'vitest'
import { sharpEnough, tellsWhatIsShown } from './drawing.ts'

const image = (reference: string) => ({ asset: { _type: 'reference', _ref: reference } })

describe('sharpEnough', () => {
  test.each(['image-abc-1200x800-png', 'image-abc-300x200-svg', 'image-odd'])(
    'has nothing to say of %s',
    (reference) => {
      expect(sharpEnough(image(reference))).toBe(true)
    },
  )
  test('warns of a narrow photograph with its width', () => {
    expect(sharpEnough(image('image-abc-800x600-jpg'))).toContain('Only 800 pixels wide')
  })
  test('leaves an absent picture to the required rule', () => {
    expect(sharpEnough(undefined)).toBe(true)
  })
})

describe('tellsWhatIsShown', () => {
  test('takes words about the drawing', () => {
    expect(tellsWhatIsShown('A tug tows a bulk carrier past a breakwater')).toBe(true)
    expect(tellsWhatIsShown(undefined)).toBe(true)
  })
  test.each(['Image of a tug', 'a picture of a tug', 'Photo of a tug'])('warns of %j', (alt) => {
    expect(tellsWhatIsShown(alt)).toContain('Leave out')
  })
  test('warns of the name of a file', () => {
    expect(tellsWhatIsShown('IMG_2041.jpg')).toContain('name of a file')
  })
})
