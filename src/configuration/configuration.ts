/**
 * What the build was told of its surroundings (README.md).
 * `vite.config.ts` parses the environment once and puts the result here as a constant, so that a
 * bad value stops the build and a visitor's browser carries no parser.
 */
import type { Configuration } from './parse.ts'

declare const __CONFIGURATION__: Configuration

export const configuration = __CONFIGURATION__
