import './mobile-menu.css'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { NavLink } from 'react-router-dom'
import type { FrameContent } from '../content/frame.ts'
import { menuLinks } from './site-map.ts'

/** The header's links behind a toggle, on screens narrower than 768 px. */
export function MobileMenu({
  settings: { navigation, buttons },
}: {
  settings: Pick<FrameContent['settings'], 'navigation' | 'buttons'>
}) {
  const { main, company, contact } = menuLinks({ navigation })
  return (
    <details data-menu="" className="mobile-menu">
      <summary className="mobile-menu__toggle">
        <Icon name="menu-2" />
        <Icon name="x" />
        {navigation.menu}
      </summary>
      <nav aria-label="Main" className="mobile-menu__panel">
        <ul className="plain-list">
          {[...main, ...company, contact].map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className="mobile-menu__link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ButtonLink to="/fleet-retainer#quote">{buttons.quote}</ButtonLink>
      </nav>
    </details>
  )
}
