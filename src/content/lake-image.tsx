import { useState } from 'react'
import type { ContentImage } from './image-field.ts'
import { type ImageFile, imageFiles } from './image.ts'
import './lake-image.css'
import { copiedMediaUrl, mediaUrl } from './media.ts'

/**
 * Shows an image of the content lake, with its size so that the layout does not shift. If the lake does not deliver the
 * image, the browser tries the site's own copy, which may not exist.
 *
 * @param sizes the width of the image on the page, as in the HTML `sizes` attribute
 * @param isFirst whether it is at the top of the page, and so is loaded first
 */
export function LakeImage({
  image,
  sizes,
  isFirst = false,
}: {
  image: ContentImage
  sizes: string
  isFirst?: boolean
}) {
  const [hasLakeFailed, setLakeFailed] = useState(false)
  const urlOf = (file: ImageFile) => (hasLakeFailed ? copiedMediaUrl(file.name) : mediaUrl(file))
  const files = imageFiles(image)
  const largest = files.at(-1)
  if (!largest) return null
  return (
    <img
      className="lake-image"
      src={urlOf(largest)}
      srcSet={files.map((file) => `${urlOf(file)} ${file.width}w`).join(', ')}
      sizes={sizes}
      width={largest.width}
      height={largest.height}
      alt={image.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onError={() => setLakeFailed(true)}
    />
  )
}
