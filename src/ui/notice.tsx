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

/**
 * A remark set apart. Colour never speaks alone: an icon and words say the same.
 *
 * @param role "alert" or "status" for one that appears in answer to something
 */
export function Notice({
  tone = 'info',
  title,
  role,
  children,
}: {
  tone?: Tone
  title?: string | null
  role?: 'alert' | 'status'
  children?: ReactNode
}) {
  return (
    <div className={`notice notice--${tone}`} role={role}>
      <Icon name={icons[tone]} />
      <div className="notice__body">
        {title && <p className="notice__title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  )
}
