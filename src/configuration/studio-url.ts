/** Separate from `configuration.ts`, which visitors download: only the build and the preview may import this. */
declare const __STUDIO_URL__: string | null

/** Origin of the Studio that may show the site's preview; null: there is no preview. */
export const studioUrl = __STUDIO_URL__
