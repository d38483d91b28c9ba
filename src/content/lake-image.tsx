import { type ContentImage, imageFiles } from './image.ts'
import { mediaUrl } from './media.ts'

/**
 * An image of the content lake with its space reserved.
 *
 * @param sizes the width it takes on the page, as in the HTML `sizes` attribute
 */
export function LakeImage({ image, sizes }: { image: ContentImage; sizes: string }) {
  const files = imageFiles(image)
  const largest = files.at(-1)
  if (!largest) return null
  return (
    <img
      src={mediaUrl(largest)}
      srcSet={files.map((file) => `${mediaUrl(file)} ${file.width}w`).join(', ')}
      sizes={sizes}
      width={largest.width}
      height={largest.height}
      alt={image.alt}
      loading="lazy"
      decoding="async"
    />
  )
}
