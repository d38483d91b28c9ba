import type { ReactNode } from 'react'
import './notice.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type Tone = 'info' | 'warning' | 'success' | 'error'

const icons: Record<Tone, IconName> = {
  info: 'info-circle',
  warning: 'alert-triangle',
  success: 'circle-check',
  error: 'alert-triangle',
}

/** A highlighted remark. Warnings and errors have the same icon: their text must tell the difference. */
export function Notice({
  tone = 'info',
  title,
  children,
}: {
  tone?: Tone
  title?: string | null
  children?: ReactNode
}) {
  return (
    <div className={`notice notice--${tone}`}>
      <Icon name={icons[tone]} />
      <div className="stack-8">
        {title && <p className="notice__title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  )
}
