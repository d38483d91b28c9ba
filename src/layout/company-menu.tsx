import './company-menu.css'
import { Icon } from '../ui/icon.tsx'
import { NavLink } from 'react-router-dom'
import type { MenuLink } from './site-map.ts'

/** The Company dropdown of the wide header. The boot script closes it (`src/entry/boot/menus.ts`). */
export function CompanyMenu({ label, links }: { label: string; links: readonly MenuLink[] }) {
  return (
    <details data-menu="" className="company-menu">
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
