import { defineConfig } from 'oxfmt'

export default defineConfig({
  printWidth: 100,
  semi: false,
  singleQuote: true,
  sortPackageJson: false,
  ignorePatterns: [
    'package-lock.json',
    '*.generated.*',
    // Each byte of its script counts.
    '/index.html',
  ],
})
