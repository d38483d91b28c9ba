import './header.css'
import { ButtonLink } from '../ui/button.tsx'
import { Link, NavLink } from 'react-router-dom'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import type { FrameContent } from '../content/frame.ts'
import { menuLinks, type MenuLink } from './menu-links.ts'

/** Brand and main navigation: depending on the viewport's width, the stylesheet shows `header__nav` or `MobileMenu`. */
export function Header({ settings }: { settings: FrameContent['settings'] }) {
  const { brandName, navigation, buttons } = settings
  const { main, company, contact } = menuLinks(settings)
  return (
    <header className="header">
      <div className="header__row container">
        <Link to="/" className="header__brand bar-link">
          <BrandMark />
          <span className="header__name">{brandName ?? navigation.home}</span>
        </Link>
        <nav aria-label="Main" className="header__nav">
          <ul className="header__links plain-list">
            {main.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className="header__link bar-link">
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <CompanyMenu label={navigation.company} links={company} />
            </li>
            <li>
              <NavLink to={contact.to} className="header__link bar-link">
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

/** The Company dropdown of the wide header. The boot script closes it (`src/entry/boot/menus.ts`). */
function CompanyMenu({ label, links }: { label: string; links: readonly MenuLink[] }) {
  return (
    <details data-menu="" className="company-menu">
      <summary className="company-menu__summary bar-link">
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ul className="company-menu__list plain-list">
        {links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} className="company-menu__link bar-link">
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The header's links behind a toggle, on screens narrower than 768 px. */
function MobileMenu({ settings: { navigation, buttons } }: { settings: FrameContent['settings'] }) {
  const { main, company, contact } = menuLinks({ navigation })
  return (
    <details data-menu="" className="mobile-menu">
      <summary className="mobile-menu__toggle bar-link strong">
        <Icon name="menu-2" />
        <Icon name="x" />
        {navigation.menu}
      </summary>
      <nav aria-label="Main" className="mobile-menu__panel stack-16">
        <ul className="plain-list">
          {[...main, ...company, contact].map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className="mobile-menu__link bar-link">
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
