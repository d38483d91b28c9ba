import type { ComponentPropsWithRef, ReactNode } from 'react'
import './button.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Link } from 'react-router-dom'
import { Spinner } from './spinner.tsx'

type Look = {
  /** Only `emergency` is red. Use it for telephone links. */
  variant?: 'primary' | 'emergency' | 'quiet'
  icon?: IconName
  children: ReactNode
}

/** A button that acts on this page; `type` is "button" unless a form sets "submit". */
export function Button({
  variant,
  icon,
  isBusy = false,
  children,
  ...props
}: Look & ComponentPropsWithRef<'button'> & { isBusy?: boolean }) {
  return (
    <button type="button" {...props} className={className(variant)}>
      {isBusy && <Spinner />}
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

export function ButtonLink({
  variant,
  icon,
  children,
  ...link
}: Look & { to: string; state?: unknown }) {
  return (
    <Link {...link} className={className(variant)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}

/**
 * A link to anything else (tel:, WhatsApp, a PDF, another site) that looks like a button; renders nothing without an
 * address.
 */
export function ButtonAnchor({
  variant,
  icon,
  children,
  href,
  ...props
}: Look & Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string | null }) {
  if (href === null) return null
  return (
    <a href={href} {...props} className={className(variant)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="button-row">{children}</div>
}

function className(variant: Look['variant'] = 'primary') {
  return `button button--${variant}`
}
