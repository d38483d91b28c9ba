import type { Plugin } from 'vite'

/** What react-router defines at its top level: three ways to make a component, and their names. */
const DEFINITION = /= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g
const NAME = /^\w+\.displayName = "[^"]*";$/gm

/**
 * Vite plugin: lets the bundler drop what the site does not use of react-router. Its components are
 * made by calls that a bundler must take for side effects, so that forms, framework links and route
 * trees stay in the bundle, 6 KB brotli of it.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(DEFINITION, '= /* @__PURE__ */ ').replaceAll(NAME, ''),
        map: null,
      }),
    },
  }
}
