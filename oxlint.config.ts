import { defineConfig, type OxlintOverride } from 'oxlint'

/**
 * The rooms of the house, lowest first: a room may import from the lines before it and
 * from its own room, never from a line after it nor from a neighbour (ARCHITECTURE.md).
 */
const ROOMS = [
  ['src/text', 'src/configuration', 'src/routes.ts'],
  ['src/ui', 'src/analytics.ts', 'schemas'],
  ['src/content', 'src/email-manager', 'src/reporting'],
  ['src/sections'],
  ['src/features'],
  ['src/pages', 'src/layout'],
  ['src/entry'],
  ['src/preview'],
  ['seed'],
  ['builder', 'studio'],
  ['migrations'],
  ['sandbox'],
]

/** Stand-ins that run from a copy of their folder alone: nothing in them imports from outside it. */
const STANDALONE = ['sandbox/content-lake', 'sandbox/email-manager']
const DEEPEST_FOLDER = 4

/** One override a depth, since how many `../` leave the folder depends on where a file is. */
function staysWithin(folder: string): OxlintOverride[] {
  return Array.from({ length: DEEPEST_FOLDER + 1 }, (_, depth) => ({
    files: [`${folder}/${'*/'.repeat(depth)}*.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(\.\./){${depth + 1}}`,
              message: `${folder} stands alone: it imports packages and its own files.`,
            },
          ],
        },
      ],
    },
  }))
}

/** Imports that `room` at `level` may not have; a type is an import like any other. */
function arrowsOf(room: string, level: number): OxlintOverride {
  const closed = ROOMS.slice(level).flat()
  const patterns = closed
    .filter((other) => other !== room)
    .map((other) => ({
      regex: importOf(other, room),
      message: `${room} is below or beside ${other} (the arrows in ARCHITECTURE.md).`,
    }))
  return {
    files: [isFile(room) ? room : `${room}/**`],
    excludeFiles: ['**/*.test.*'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  }
}

/** Matches how a module of one room names a module of another in an import. */
function importOf(target: string, from: string): string {
  const both = target.startsWith('src/') && from.startsWith('src/')
  const name = both ? target.slice('src/'.length) : target
  const up = both && isFile(from) ? String.raw`\./` : String.raw`(\.\./)+`
  return `^${up}${name}${isFile(target) ? '$' : '/'}`
}

function isFile(room: string): boolean {
  return room.endsWith('.ts')
}

export default defineConfig({
  jsPlugins: ['@tanstack/eslint-plugin-query'],
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, node: true, es2024: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    '@tanstack/query/exhaustive-deps': 'error',
    '@tanstack/query/no-rest-destructuring': 'error',
    '@tanstack/query/stable-query-client': 'error',
    '@tanstack/query/no-unstable-deps': 'error',
    '@tanstack/query/no-void-query-fn': 'error',
    '@tanstack/query/mutation-property-order': 'error',
    'import/no-default-export': 'off',
    'no-empty': 'error',
    eqeqeq: 'error',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
  },
  overrides: [
    {
      // What older browsers run: there these are newer than the browsers are.
      files: ['src/**'],
      excludeFiles: ['**/*.test.*'],
      rules: {
        'unicorn/no-array-sort': 'off',
        'unicorn/no-array-reverse': 'off',
        'no-restricted-properties': [
          'error',
          { object: 'URL', property: 'canParse', message: 'Chrome 120: catch `new URL()`.' },
          { object: 'URL', property: 'parse', message: 'Chrome 126: catch `new URL()`.' },
          {
            object: 'AbortSignal',
            property: 'any',
            message: 'Chrome 116: use withTimeLimit().',
          },
          {
            object: 'AbortSignal',
            property: 'timeout',
            message: 'Chrome 103: use withTimeLimit().',
          },
        ],
      },
    },
    ...ROOMS.flatMap((rooms, level) => rooms.map((room) => arrowsOf(room, level))),
    // After the rooms, because the last override of a rule is the one that counts.
    ...STANDALONE.flatMap(staysWithin),
  ],
  ignorePatterns: ['dist', '.data', 'node_modules', '**/*.generated.*'],
})
