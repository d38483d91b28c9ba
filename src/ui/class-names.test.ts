import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('no class has its own top-level rule in two stylesheets, because the order of stylesheets differs between pages', async () => {
  const sheetsOf = new Map<string, Set<string>>()
  for await (const file of glob('src/**/*.css'))
    for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(/^\.([\w-]+) \{$/gm))
      sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(file))
  expect(sheetsOf.size).toBeGreaterThan(400)
  expect([...sheetsOf].filter(([, sheets]) => sheets.size > 1)).toEqual([])
})
