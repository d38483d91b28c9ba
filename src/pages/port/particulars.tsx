import { Link } from 'react-router-dom'
import { formatCoordinates } from '../../ui/coordinates.ts'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Mono } from '../../ui/mono.tsx'
import { Words } from '../../ui/words.tsx'
import './particulars.css'
import type { KnownPortContent } from './query.ts'

/** The port's pilot card, and with whom the desk works there. */
export function Particulars({ content: { port, page, frame } }: { content: KnownPortContent }) {
  return (
    <div className="particulars">
      <DefinitionList
        entries={{
          Coverage: page.coverageLine ?? '24/7 Full Service',
          Position: port.coordinates && <Mono>{formatCoordinates(port.coordinates)}</Mono>,
          'UN/LOCODE': port.locode && <Mono>{port.locode}</Mono>,
          VHF: port.vhf
            ? `${port.vhf} (confirm in ALRS volume 6)`
            : 'Not published here: see ALRS volume 6',
          'Port authority': port.authority,
          [page.partners.heading ?? 'Partners']:
            port.partners.length > 0 ? (
              <Partners
                partners={port.partners}
                note={page.partners.intro}
                label={frame.settings.buttons.contact}
              />
            ) : null,
        }}
      />
    </div>
  )
}

function Partners({
  partners,
  note,
  label,
}: {
  partners: readonly string[]
  /** How to learn their names. */
  note: string | null
  /** Of the link to the desk. */
  label: string
}) {
  return (
    <>
      <ul className="particulars__partners plain-list">
        {partners.map((partner) => (
          <li key={partner}>
            <Words text={partner} />
          </li>
        ))}
      </ul>
      <p className="particulars__note">
        {note && <Words text={note} />} <Link to="/contact">{label}</Link>
      </p>
    </>
  )
}
