/** A separate script, which pages contain only if a report address or analytics are configured. */
import { analytics } from '../configuration/outside-services.ts'
import { askConsent } from './consent.ts'
import { report } from './report.ts'

declare const __REPORT_URL__: string | null

if (__REPORT_URL__ !== null) watchPage()
if (analytics !== null) askConsent(analytics)

function watchPage(): void {
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => report('error', textOf(reason)))
  // Dispatched by the code that Vite puts around each import().
  addEventListener('vite:preloadError', (event) =>
    report('chunk-failed', textOf(Reflect.get(event, 'payload'))),
  )
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report('policy', `${effectiveDirective}: ${blockedURI}`),
  )
  reportVitals()
}

/** Registered for the capture phase, because failures to load a file do not bubble. */
function onError(event: ErrorEvent | Event): void {
  const { target } = event
  if (event instanceof ErrorEvent)
    report('error', `${textOf(event.error ?? event.message)} at ${event.filename}:${event.lineno}`)
  else if (target instanceof HTMLScriptElement) report('file-failed', target.src)
  else if (target instanceof HTMLLinkElement) report('file-failed', target.href)
  else if (target instanceof HTMLImageElement) report('file-failed', target.currentSrc)
}

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** Reports once, when the page is first hidden: LCP and the slowest event in ms, and the sum of layout shifts. */
function reportVitals(): void {
  const vitals = { lcp: 0, cls: 0, inp: 0 }
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime))
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true)
      vitals.cls += Number(Reflect.get(entry, 'value'))
  })
  observe('event', ({ duration }) => (vitals.inp = Math.max(vitals.inp, duration)))
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    const { lcp, cls, inp } = vitals
    report('vitals', `lcp=${Math.round(lcp)} cls=${cls.toFixed(3)} inp=${Math.round(inp)}`)
  }
  addEventListener('visibilitychange', send)
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry)
  }).observe({ type, buffered: true })
}
