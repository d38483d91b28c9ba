/**
 * The images that the build copied from the lake into the site, so that a prerendered page is complete when the lake is
 * down. Images published after the build come from the lake.
 */
import type { ImageFile } from './image.ts'

const snapshotMedia = new Set<string>()

export function registerSnapshotMedia(names: Iterable<string>) {
  for (const name of names) snapshotMedia.add(name)
}

export function mediaUrl({ name, url }: ImageFile): string {
  return snapshotMedia.has(name) ? copiedMediaUrl(name) : url
}

/** The address of the site's copy of an image file; the copy may not exist. */
export function copiedMediaUrl(name: string): string {
  return `/media/${name}`
}
