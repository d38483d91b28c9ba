import { useRef } from 'react'
import './company-menu.css'
import { Icon } from '../ui/icon.tsx'
import { NavLink } from 'react-router-dom'
import type { MenuLink } from './site-map.ts'
import { useMenuDismissal } from './use-menu-dismissal.ts'

/** The Company drop-down of the wide header. */
export function CompanyMenu({ label, links }: { label: string; links: readonly MenuLink[] }) {
  const ref = useRef<HTMLDetailsElement>(null)
  useMenuDismissal(ref)
  return (
    <details ref={ref} className="company-menu">
      <summary className="company-menu__summary">
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ul className="company-menu__list plain-list">
        {links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} className="company-menu__link">
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
