import type { ComponentProps } from 'react'
import './drawing.css'

/**
 * Renders a drawing inline, so that stylesheets give it the colours of the day or night palette. `svg` is the text of
 * an SVG file, imported with `?raw`. The drawing is decoration: the text beside it says the same.
 */
export function Drawing({
  svg,
  className,
  ...props
}: { svg: string; className?: string } & ComponentProps<'svg'>) {
  const { viewBox, content } = parseSvg(svg)
  const [, , width, height] = viewBox.split(' ')
  return (
    <svg
      {...props}
      className={['drawing drawing--light', className].filter(Boolean).join(' ')}
      viewBox={viewBox}
      width={width}
      height={height}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}

/** The `viewBox` and the inner markup of an SVG file. */
function parseSvg(svg: string): { viewBox: string; content: string } {
  const [, viewBox, content] = /<svg [^>]*viewBox="([^"]+)">(.*)<\/svg>/s.exec(svg) ?? []
  if (viewBox === undefined || content === undefined) throw new Error('Not an SVG with a viewBox')
  return { viewBox, content: content.replaceAll(/\s*\n\s*/g, '') }
}
