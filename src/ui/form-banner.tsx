import { type ComponentProps, useEffect, useRef } from 'react'
import './form-banner.css'
import { Notice } from './notice.tsx'

/**
 * Message above a form's button. The message takes the focus when it appears, because the button lost the focus when it
 * was disabled. Without a focus, JAWS and NVDA would read on from the top of the page.
 */
export function FormBanner({
  tone = 'error',
  children,
}: Pick<ComponentProps<typeof Notice>, 'tone' | 'children'>) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => banner.current?.focus(), [])
  return (
    <div ref={banner} className="form-banner" role="alert" tabIndex={-1}>
      <Notice tone={tone}>{children}</Notice>
    </div>
  )
}
