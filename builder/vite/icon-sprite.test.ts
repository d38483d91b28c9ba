import { expect, test } from 'vitest'
import { iconNames } from '../../src/ui/icon-names.ts'
import { createSprite } from './icon-sprite.ts'

test('the sprite contains one symbol with shapes for each name', async () => {
  const sprite = await createSprite(iconNames)
  for (const name of iconNames)
    expect(sprite).toMatch(
      new RegExp(`<symbol id="icon-${name}" viewBox="0 0 24 24"><(path|circle|rect)`),
    )
  expect(sprite.match(/<symbol /g)).toHaveLength(iconNames.length)
})

test('throws an error that names an icon which does not exist', async () => {
  await expect(createSprite(['no-such-icon'])).rejects.toThrow('no-such-icon')
})

test('the plugin provides the app with all icons', async () => {
  const { default: symbols } = await import('virtual:icon-symbols')
  expect(await createSprite(iconNames)).toContain(`>${symbols}</svg>`)
})
