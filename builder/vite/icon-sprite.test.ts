import { describe, expect, test } from 'vitest'
import { iconNames } from '../../src/ui/icon-names.ts'
import { createSprite, iconSprite } from './icon-sprite.ts'

describe('createSprite', () => {
  test('holds one drawn symbol for each name in use', async () => {
    const sprite = await createSprite(iconNames)
    for (const name of iconNames) {
      expect(sprite).toMatch(
        new RegExp(`<symbol id="icon-${name}" viewBox="0 0 24 24"><(path|circle|rect)`),
      )
    }
    expect(sprite.match(/<symbol /g)).toHaveLength(iconNames.length)
  })

  test('names an icon that does not exist', async () => {
    await expect(createSprite(['no-such-icon'])).rejects.toThrow('no-such-icon')
  })
})

describe('the plugin', () => {
  test('provides the app with all icons', async () => {
    const { default: symbols } = await import('virtual:icon-symbols')
    expect(await createSprite(iconNames)).toContain(`>${symbols}</svg>`)
  })

  test('appends the sprite to the end of the body', async () => {
    const page = await transform('<html><body><main></main></body></html>')
    expect(page).toMatch(/<\/main><svg class="icon-sprite".*<\/svg>\n<\/body><\/html>$/)
  })
})

async function transform(html: string): Promise<unknown> {
  const hook = iconSprite().transformIndexHtml
  if (typeof hook !== 'function') throw new Error('the plugin has no hook for pages')
  return Reflect.apply(hook, undefined, [html])
}
