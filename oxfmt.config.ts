import { defineConfig } from 'oxfmt'

export default defineConfig({
  printWidth: 100,
  semi: false,
  singleQuote: true,
  sortPackageJson: false,
  ignorePatterns: [
    'package-lock.json',
    '*.generated.*',
    // Formatting would add bytes to its inline script, which every page contains.
    '/index.html',
  ],
})
