/** What every answer carries, whatever it answers: pages, files, redirects and errors. */

/**
 * Everything that a browser lets a page ask for and neither site nor Studio needs. What is denied here is
 * denied to whatever a page should ever come to frame or load, too. A browser warns in its console of a
 * name that it does not know; these are known to most.
 * https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
const DEVICE_AND_IDENTITY_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'compute-pressure',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const

/** What an application with buttons like "copy" and "full screen" needs of its own. */
const APPLICATION_FEATURES = ['clipboard-read', 'clipboard-write', 'fullscreen'] as const

/** @param application allowlist of what an application needs: `()` for nobody, `(self)` */
function permissionsPolicy(application: '()' | '(self)'): string {
  return [
    ...DEVICE_AND_IDENTITY_FEATURES.map((feature) => `${feature}=()`),
    ...APPLICATION_FEATURES.map((feature) => `${feature}=${application}`),
  ].join(', ')
}

/** For the site's answers. No other origin's page may hold on to its windows or load its files. */
export const securityHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy('()'),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
}

/** For the Studio's answers. The preview that it opens in a window of its own must know its opener. */
export const studioSecurityHeaders = {
  ...securityHeaders,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissionsPolicy('(self)'),
  'Referrer-Policy': 'same-origin',
}
