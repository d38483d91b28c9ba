/**
 * The site's icons as SVG symbols. The template of the pages contains them, so they need no request. In each page, the
 * build keeps only the icons that the page uses. The app imports all icons as a module (`src/ui/add-icons.ts`).
 */
import { optimize } from 'svgo'
import type { Plugin } from 'vite'
import { iconNames } from '../../src/ui/icon-names.ts'

const MODULE = 'virtual:icon-symbols'

/** Vite plugin: appends the sprite to the body, and provides its symbols as a module. */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    resolveId: {
      filter: { id: new RegExp(`^${MODULE}$`) },
      handler: () => `\0${MODULE}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      handler: async () => `export default ${JSON.stringify(await createSymbols(iconNames))}`,
    },
    async transformIndexHtml(html) {
      const sprite = await createSprite(iconNames)
      const end = html.lastIndexOf('</body>')
      if (end === -1) throw new Error('icon-sprite: the page has no </body>')
      return `${html.slice(0, end)}${sprite}\n${html.slice(end)}`
    },
  }
}

/**
 * A hidden SVG with a `<symbol id="icon-…">` for each icon; stroke and size come from `.icon`.
 *
 * @throws Error when Tabler has no icon of that name
 */
export async function createSprite(names: readonly string[]): Promise<string> {
  return `<svg class="icon-sprite" aria-hidden="true" width="0" height="0">${await createSymbols(names)}</svg>`
}

async function createSymbols(names: readonly string[]): Promise<string> {
  const { icons } = await import('@iconify-json/tabler')
  return names
    .map((name) => {
      const icon = icons.icons[name]
      if (icon === undefined) throw new Error(`icon-sprite: Tabler has no icon "${name}"`)
      return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapesOf(icon.body)}</symbol>`
    })
    .join('')
}

/** The shapes of an icon, without attributes that the stylesheet sets for all icons. */
function shapesOf(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    plugins: [{ name: 'removeAttrs', params: { attrs: '(fill|stroke.*)' } }, 'preset-default'],
  })
  return data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
}
