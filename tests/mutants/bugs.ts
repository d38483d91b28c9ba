/** All bugs that `npm run mutants` plants, and the tests that are to find them. */
import { existsSync } from 'node:fs'
import { BUILDER_BUGS } from './builder.ts'
import { CONTENT_MODEL_BUGS } from './content-model.ts'
import type { MutatedFile } from './mutated-file.ts'
import { SITE_BUGS } from './site.ts'
import { STAND_IN_BUGS } from './stand-ins.ts'
import { STUDIO_BUGS } from './studio.ts'

/** In place of a test: the compiler finds the bug. */
export const TYPES = 'types'

export const MUTATED_FILES: readonly MutatedFile[] = [
  ...SITE_BUGS,
  ...CONTENT_MODEL_BUGS,
  ...STUDIO_BUGS,
  ...BUILDER_BUGS,
  ...STAND_IN_BUGS,
]

/** The tests named after a file, beside it, and those that its table adds. */
export function testsOf({ file, tests = [] }: MutatedFile): string[] {
  const stem = file.replace(/\.\w+$/, '')
  const endings = ['.test.ts', '.test.tsx', '.dom.test.ts', '.dom.test.tsx']
  return [...endings.map((ending) => stem + ending).filter((name) => existsSync(name)), ...tests]
}
