import { defineConfig, type OxlintOverride } from 'oxlint'

/**
 * Folders by layer, lowest layer first. A folder may import from itself and from all lower layers (ARCHITECTURE.md
 * allows a little less), but not from higher layers or from other folders of its own layer. Tests may import anything.
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
/** Maximum depth of subfolders in a folder of `STANDALONE`. */
const MAX_DEPTH = 4

/** Forbids imports from outside `folder`. One override per depth, because deeper files need more `../` to leave it. */
function standaloneRules(folder: string): OxlintOverride[] {
  return Array.from({ length: MAX_DEPTH + 1 }, (_, depth) => ({
    files: [`${folder}/${'*/'.repeat(depth)}*.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(\.\./){${depth + 1}}`,
              message: `${folder} may import only packages and its own files.`,
            },
          ],
        },
      ],
    },
  }))
}

/** Forbids `folder` to import anything, even types, from other folders of its layer (`level`) or higher layers. */
function importRules(folder: string, level: number): OxlintOverride {
  const forbidden = LAYERS.slice(level).flat()
  const patterns = forbidden
    .filter((other) => other !== folder)
    .map((other) => ({
      regex: importOf(other, folder),
      message: `${folder} may not import from ${other} (see ARCHITECTURE.md).`,
    }))
  return {
    files: [isFile(folder) ? folder : `${folder}/**`],
    excludeFiles: ['**/*.test.*'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  }
}

/** Returns a regular expression for the import specifiers by which `from` imports `target`. */
function importOf(target: string, from: string): string {
  const areInSrc = target.startsWith('src/') && from.startsWith('src/')
  const name = areInSrc ? target.slice('src/'.length) : target
  const prefix = areInSrc && isFile(from) ? String.raw`\./` : String.raw`(\.\./)+`
  return `^${prefix}${name}${isFile(target) ? '$' : '/'}`
}

function isFile(target: string): boolean {
  return target.endsWith('.ts')
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
      // This code runs in older browsers, which lack `toSorted`, `toReversed` and the properties below.
      files: ['src/**'],
      excludeFiles: ['**/*.test.*'],
      rules: {
        'unicorn/no-array-sort': 'off',
        'unicorn/no-array-reverse': 'off',
        'no-restricted-properties': [
          'error',
          { object: 'URL', property: 'canParse', message: 'Needs Chrome 120: try `new URL()`.' },
          { object: 'URL', property: 'parse', message: 'Needs Chrome 126: try `new URL()`.' },
          {
            object: 'AbortSignal',
            property: 'any',
            message: 'Needs Chrome 116: use withTimeout().',
          },
          {
            object: 'AbortSignal',
            property: 'timeout',
            message: 'Needs Chrome 103: use withTimeout().',
          },
        ],
      },
    },
    ...LAYERS.flatMap((folders, level) => folders.map((folder) => importRules(folder, level))),
    // These come last, because a later override of a rule replaces an earlier override.
    ...STANDALONE.flatMap(standaloneRules),
  ],
  ignorePatterns: ['dist', '.data', 'node_modules', '**/*.generated.*'],
})
