import { useRef } from 'react'
import './mobile-menu.css'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { NavLink } from 'react-router-dom'
import { companyLinks, contactLink, mainLinks, quoteLink } from './site-map.ts'
import { useMenuDismissal } from './use-menu-dismissal.ts'

/** The header's links behind a toggle, on screens narrower than 768 px. */
export function MobileMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  useMenuDismissal(ref)
  return (
    <details ref={ref} className="mobile-menu">
      <summary className="mobile-menu__toggle">
        <Icon name="menu-2" />
        <Icon name="x" />
        Menu
      </summary>
      <nav aria-label="Main" className="mobile-menu__panel">
        <ul className="plain-list">
          {[...mainLinks, ...companyLinks, contactLink].map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className="mobile-menu__link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ButtonLink to={quoteLink.to}>{quoteLink.label}</ButtonLink>
      </nav>
    </details>
  )
}
