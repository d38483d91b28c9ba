import type { ContentField } from './field.ts'
import { portSlug } from '../text/port-slug.ts'

/** The slug of a port that has a page; a list leaves out a port with any other. */
export const listedPortSlug: ContentField<string, string> = { projection: '', parser: portSlug }
