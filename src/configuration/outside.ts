/**
 * Services outside the product that the build was told of. Apart from `configuration.ts`, which is in every
 * visitor's code: only the build, and the script that exists because of them, may import this.
 */
export type Outside = {
  /** Address that receives error reports from browsers; null: no reports. */
  reportUrl: string | null
  /** Where the counting script is loaded from, first, and where it sends to; null: nothing is counted. */
  analytics: { origin: string; id: string; sendsTo: string[] } | null
  /** Origin of a bot check's script and frame. */
  botCheckOrigin: string | null
}

declare const __OUTSIDE__: Outside

export const outside = __OUTSIDE__

export const { analytics } = __OUTSIDE__
