import { type ReactNode, useEffect, useRef } from 'react'
import './form-banner.css'
import { Notice } from './notice.tsx'

/**
 * Says over a form's button that sending it failed. It takes the focus when it appears: the button had
 * it, but was disabled while sending, and JAWS and NVDA would read on from the top of the page.
 */
export function FormBanner({ children }: { children: ReactNode }) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => banner.current?.focus(), [])
  return (
    <div ref={banner} className="form-banner" role="alert" tabIndex={-1}>
      <Notice tone="error">{children}</Notice>
    </div>
  )
}
