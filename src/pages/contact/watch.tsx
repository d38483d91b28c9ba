import { isToSite } from '../../sections/response-axis/hours.ts'
import { ResponseAxis } from '../../sections/response-axis/response-axis.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { Neatline } from '../../ui/neatline.tsx'
import { DayStrip } from './day-strip.tsx'
import type { ContactContent } from './query.ts'
import './watch.css'

/** Who picks up at which hour, and how soon somebody is with the ship: what a caller in another time zone asks. */
export function Watch({ content: { page, settings, slaRows } }: { content: ContactContent }) {
  const toSite = slaRows.filter(({ responseTime }) => isToSite(responseTime ?? ''))
  return (
    <Neatline className="watch">
      <div className="watch__sheet">
        <div className="watch__part">
          <h2 className="channels__name">Who picks up, hour by hour</h2>
          <DayStrip officeHours={page.officeHours} />
        </div>
        {toSite.length > 0 && (
          <div className="watch__part">
            <h2 className="channels__name">A team at the ship, on retainer</h2>
            <ResponseAxis rows={toSite} />
          </div>
        )}
        {toSite.length > 0 && <Footnote text={settings.mobilisationNote} />}
      </div>
    </Neatline>
  )
}
