import './header.css'
import { ButtonLink } from '../ui/button.tsx'
import { Link, NavLink } from 'react-router-dom'
import { BrandMark } from '../ui/brand-mark.tsx'
import { CompanyMenu } from './company-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import type { FrameContent } from '../content/frame.ts'
import { menuLinks } from './site-map.ts'

/** Brand and main navigation. Of the two menus one is shown, by the width of the window. */
export function Header({
  settings,
}: {
  settings: Pick<FrameContent['settings'], 'brandName' | 'navigation' | 'buttons'>
}) {
  const { brandName, navigation, buttons } = settings
  const { main, company, contact } = menuLinks(settings)
  return (
    <header className="header">
      <div className="header__row container">
        <Link to="/" className="header__brand">
          <BrandMark />
          <span className="header__name">{brandName ?? navigation.home}</span>
        </Link>
        <nav aria-label="Main" className="header__nav">
          <ul className="header__links plain-list">
            {main.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className="header__link">
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <CompanyMenu label={navigation.company} links={company} />
            </li>
            <li>
              <NavLink to={contact.to} className="header__link">
                {contact.label}
              </NavLink>
            </li>
          </ul>
        </nav>
        <div className="header__quote">
          <ButtonLink to="/fleet-retainer#quote">{buttons.quote}</ButtonLink>
        </div>
        <MobileMenu settings={settings} />
      </div>
    </header>
  )
}
