import { useRef } from 'react'
import './company-menu.css'
import { Icon } from '../ui/icon.tsx'
import { NavLink } from 'react-router-dom'
import { companyLinks } from './site-map.ts'
import { useMenuDismissal } from './use-menu-dismissal.ts'

/** The Company drop-down of the wide header. */
export function CompanyMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  useMenuDismissal(ref)
  return (
    <details ref={ref} className="company-menu">
      <summary className="company-menu__summary">
        Company
        <Icon name="chevron-down" />
      </summary>
      <ul className="company-menu__list plain-list">
        {companyLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className="company-menu__link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
