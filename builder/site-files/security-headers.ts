/** Headers of every response, except that `assets/` and `media/` have only two of them (site-files.ts). */

/**
 * Browser features that neither site nor Studio needs. Rarely supported features are left out, because a browser logs
 * a warning for each unknown name. https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
const DEVICE_AND_IDENTITY_FEATURES = `
  accelerometer autoplay browsing-topics camera captured-surface-control compute-pressure
  digital-credentials-get display-capture encrypted-media gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi
  otp-credentials payment picture-in-picture publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access sync-xhr usb
  window-management xr-spatial-tracking`
  .trim()
  .split(/\s+/)

/** Features that the Studio needs for buttons like "paste" and "full screen". */
const APPLICATION_FEATURES = ['clipboard-read', 'fullscreen'] as const

/** For copy buttons: in the Studio, and on the site after a visitor has sent a form. */
const CLIPBOARD_WRITE = 'clipboard-write=(self)'

/** @param application allowlist of the application features: `()` is nobody, `(self)` is the page itself */
export function permissionsPolicy(application: '()' | '(self)'): string {
  return [
    ...DEVICE_AND_IDENTITY_FEATURES.map((feature) => `${feature}=()`),
    ...APPLICATION_FEATURES.map((feature) => `${feature}=${application}`),
    CLIPBOARD_WRITE,
  ].join(', ')
}

/** Other origins get no access to the site's windows, and may load only the share pictures (site-files.ts). */
export const securityHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy('()'),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Without subdomains, because they might not have TLS.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
}
