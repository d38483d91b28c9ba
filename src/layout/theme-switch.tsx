import './theme-switch.css'

/**
 * Switches between the day and the night palette. The boot script acts on it (src/entry/boot/theme.ts), and style
 * sheets say which of the two names is shown, so that the page's markup is the same for every visitor.
 */
export function ThemeSwitch() {
  return (
    <button type="button" className="theme-switch" data-do="switch-theme">
      <span className="theme-switch__to-night">Night palette</span>
      <span className="theme-switch__to-day">Day palette</span>
    </button>
  )
}
