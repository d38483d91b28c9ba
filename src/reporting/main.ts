/** Script of its own that pages have only where the build was told of a report address or of analytics. */
import { analytics } from '../configuration/outside.ts'
import { askConsent } from './consent.ts'
import { watchPage } from './watch-page.ts'

declare const __REPORT_URL__: string | null

if (__REPORT_URL__ !== null) watchPage()
if (analytics !== null) askConsent(analytics)
