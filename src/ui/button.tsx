import type { ComponentPropsWithRef, ReactNode } from 'react'
import './button.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Link } from 'react-router-dom'
import { Spinner } from './spinner.tsx'

type CommonProps = {
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
}: CommonProps & ComponentPropsWithRef<'button'> & { isBusy?: boolean }) {
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
  ...props
}: CommonProps & { to: string; state?: unknown }) {
  return (
    <Link {...props} className={className(variant)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}

/**
 * A link that looks like a button but bypasses the router, for a telephone number, WhatsApp, an email or a PDF.
 * Renders nothing if `href` is null.
 */
export function ButtonAnchor({
  variant,
  icon,
  children,
  href,
  ...props
}: CommonProps & Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string | null }) {
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

function className(variant: CommonProps['variant'] = 'primary') {
  return `button button--${variant}`
}
