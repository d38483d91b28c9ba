import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import './frame.css'
import './print.css'
import type { ReactNode } from 'react'
import type { FrameContent } from '../content/frame.ts'
import { BottomBar } from './bottom-bar.tsx'
import { EmergencyBar } from './emergency-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PrintHead } from './print-head.tsx'

/**
 * Header, footer and contact bars around every page.
 *
 * @param year of the copyright line
 * @param isCounted whether analytics events of the page are sent
 * @param hasPage false at an address without a page, where `<main>` is empty
 */
export function Frame({
  frame,
  year = null,
  isCounted = true,
  hasPage = true,
  children,
}: {
  frame: FrameContent
  year?: number | null
  isCounted?: boolean
  hasPage?: boolean
  children: ReactNode
}) {
  return (
    <div className="frame">
      <a href="#main" className="frame__skip visually-hidden">
        Skip to content
      </a>
      <PrintHead settings={frame.settings} />
      <div className="frame__top">
        <EmergencyBar {...frame.settings} />
        <Header settings={frame.settings} />
      </div>
      {!hasPage && (
        <output className="frame__no-page container">There is no page at this address.</output>
      )}
      <main
        id="main"
        className="frame__main"
        tabIndex={-1}
        data-uncounted={isCounted ? undefined : ''}
      >
        {children}
      </main>
      <Footer frame={frame} year={year} />
      <BottomBar settings={frame.settings} />
    </div>
  )
}
