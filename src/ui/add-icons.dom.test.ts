import { expect, test } from 'vitest'
import { addIcons } from './add-icons.ts'
import { iconNames } from './icon-names.ts'

test('the sprite has each icon once then, those of the page included', () => {
  document.body.innerHTML =
    '<svg class="icon-sprite"><symbol id="icon-anchor" viewBox="0 0 24 24"></symbol></svg>'
  addIcons()
  addIcons()
  const drawn = [...document.querySelectorAll('.icon-sprite symbol')].map(({ id }) => id)
  expect(drawn).toEqual(iconNames.map((name) => `icon-${name}`))
})
