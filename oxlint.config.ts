import { defineConfig, type OxlintOverride } from 'oxlint'

/**
 * Folders by layer, lowest layer first. A folder may import from itself and from lower layers, but not from higher
 * layers or from other folders in its own layer (ARCHITECTURE.md).
 */
const LAYERS = [
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

/** Stand-ins that must run without the rest of the repository: they import only packages and their own files. */
const STANDALONE = ['sandbox/content-lake', 'sandbox/email-manager']
const DEEPEST_FOLDER = 4

/** One override per depth: how many `../` leave the folder depends on the file's depth. */
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

/** Forbids imports that `folder` at `level` may not have, type imports included. */
function importRules(folder: string, level: number): OxlintOverride {
  const closed = LAYERS.slice(level).flat()
  const patterns = closed
    .filter((other) => other !== folder)
    .map((other) => ({
      regex: importOf(other, folder),
      message: `${folder} may not import from ${other} (the arrows in ARCHITECTURE.md).`,
    }))
  return {
    files: [isFile(folder) ? folder : `${folder}/**`],
    excludeFiles: ['**/*.test.*'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  }
}

/** Regular expression for an import specifier that leads from one folder to another. */
function importOf(target: string, from: string): string {
  const both = target.startsWith('src/') && from.startsWith('src/')
  const name = both ? target.slice('src/'.length) : target
  const up = both && isFile(from) ? String.raw`\./` : String.raw`(\.\./)+`
  return `^${up}${name}${isFile(target) ? '$' : '/'}`
}

function isFile(folder: string): boolean {
  return folder.endsWith('.ts')
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
      // Runs in older browsers, which lack these APIs.
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
            message: 'Chrome 116: use withTimeout().',
          },
          {
            object: 'AbortSignal',
            property: 'timeout',
            message: 'Chrome 103: use withTimeout().',
          },
        ],
      },
    },
    ...LAYERS.flatMap((folders, level) => folders.map((folder) => importRules(folder, level))),
    // Last, because a later override of a rule replaces an earlier one.
    ...STANDALONE.flatMap(staysWithin),
  ],
  ignorePatterns: ['dist', '.data', 'node_modules', '**/*.generated.*'],
})
