import type { ComponentPropsWithRef, ReactNode } from 'react'
import './disclosure.css'
import { Icon } from './icon.tsx'

/** Content hidden below a summary until a click, or the browser's find-in-page, shows it. */
export function Disclosure({
  summary,
  children,
  ...props
}: Pick<ComponentPropsWithRef<'details'>, 'id' | 'ref' | 'open' | 'children'> & {
  summary: ReactNode
}) {
  return (
    <details {...props} className="disclosure">
      <summary className="disclosure__summary strong">
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  )
}
