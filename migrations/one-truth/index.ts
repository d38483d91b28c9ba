/**
 * Content from before pages, sheets and PDFs stated each fact once: removes the fields that repeated one, and says
 * of each coverage zone what kind of time it states.
 */
import { at, defineMigration, setIfMissing, unset } from 'sanity/migrate'

/** The fields that are gone, by type. */
const GONE: Readonly<Record<string, readonly string[]>> = {
  homePage: ['surge.assets', 'coverage.westCoast.responseTime', 'coverage.eastCoast.responseTime'],
  fleetRetainerPage: ['slaHighlights', 'datasheet'],
  salvageResponsePage: [
    'responseTimes.cards',
    'coverage.westCoast.responseTime',
    'coverage.eastCoast.responseTime',
  ],
  portPage: ['callToAction'],
}

const COVERAGE_ZONE = 'coverageZone'

/** A coast's time is the committed one; beyond the coasts it is typical, or that of the surge pool. */
function kindOf({ coast, zone }: Readonly<Record<string, unknown>>): string {
  if (typeof coast === 'string') return 'committed'
  return typeof zone === 'string' && /surge/i.test(zone) ? 'surge' : 'typical'
}

export default defineMigration({
  title: 'One truth: remove repeated figures, name the kind of each zone’s time',
  documentTypes: [...Object.keys(GONE), COVERAGE_ZONE],
  migrate: {
    document: (document) => {
      const { _type: type } = document
      if (type === COVERAGE_ZONE) return at('kind', setIfMissing(kindOf(document)))
      return (GONE[type] ?? []).map((field) => at(field, unset()))
    },
  },
})
