import type { ComponentProps } from 'react'
import './drawing.css'

/**
 * A drawing from an SVG file (`?raw`), inline, so that style sheets give it the colours of day and night. It is
 * decoration: the text beside it says the same.
 */
export function Drawing({
  file,
  className,
  ...props
}: { file: string; className?: string } & ComponentProps<'svg'>) {
  const { viewBox, content } = readDrawing(file)
  const [, , width, height] = viewBox.split(' ')
  return (
    <svg
      {...props}
      className={['drawing drawing--sky', className].filter(Boolean).join(' ')}
      viewBox={viewBox}
      width={width}
      height={height}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}

/** The `viewBox` and the inner markup of an SVG file. */
function readDrawing(file: string): { viewBox: string; content: string } {
  const [, viewBox, content] = /<svg [^>]*viewBox="([^"]+)">(.*)<\/svg>/s.exec(file) ?? []
  if (viewBox === undefined || content === undefined) throw new Error('Not an SVG with a viewBox')
  return { viewBox, content: content.replaceAll(/\s*\n\s*/g, '') }
}
