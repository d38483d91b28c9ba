import '../../ui/drawing.css'
import '../../ui/waves.css'
import { Carrier, Port } from '../../features/documents/parts/harbour.tsx'
import './paper-trail.css'

/** Who issues or receives the papers of a call, and what goes from each to the next one. */
const HOLDERS = ['Insurer', 'Flag State', 'Ship', 'Port']
const PAPERS = ['Blue Card', 'State certificate', 'Our pack']

/** The ship and the port are those of the documents, smaller, with their water at that of this drawing. */
const SHIP = 'translate(276 29.2) scale(.56)'
const PORT = 'translate(264 29.2) scale(.56)'

/** Where they are in the drawing, and the papers between them. */
const STATIONS = [70, 210, 350, 490]
const LEGS = [140, 280, 420]

/**
 * The way of the papers: a Blue Card to the flag State, its certificate to the ship, our pack to the port. Decoration:
 * the text beside it says so.
 */
export function PaperTrail() {
  return (
    <div className="paper-trail" aria-hidden="true">
      <svg
        className="paper-trail__drawing drawing drawing--sky"
        viewBox="0 0 560 96"
        width="560"
        height="96"
      >
        <path
          className="harbour__hill"
          d="M-2 72V52q30-20 70-8t80-6 82 14 60 20zM360 72q34-12 62-26t58-2q28-20 60-12l22 6v34z"
        />
        {/* The insurer's house, the State's house with its flag. */}
        <path className="harbour__land" d="M-2 66h262l8 12H-2z" />
        <path
          className="drawing__house"
          d="M40 62V38h60v24zM36 66v-4h68v4zM176 66V42h68v24zM192 42V30h36v12z"
        />
        <path className="drawing__hull" d="M34 38l36-18 36 18zM172 42v-4h76v4zM189 30v-3h42v3z" />
        <path className="drawing__amber" d="M65 62V48h10v14zM205 66V52h10v14z" />
        <path d="M47 42v16M56 42v16M84 42v16M93 42v16M210 27V6l18 5-18 5" />
        <path
          className="drawing__fine"
          d="M182 48h6v6h-6zM194 48h6v6h-6zM220 48h6v6h-6zM232 48h6v6h-6zM198 33h6v5h-6zM216 33h6v5h-6z"
        />
        <g transform={SHIP}>
          <Carrier />
        </g>
        <g transform={PORT}>
          <Port />
        </g>
        <path className="drawing__sea" d="M0 74h560v22H0z" />
        <path className="drawing__fine" d="M0 74h560" />
        <path className="drawing__meaning" d="M76 85h408" />
        {STATIONS.map((x) => (
          <circle key={x} className="paper-trail__station" cx={x} cy="85" r="5" />
        ))}
        {LEGS.map((x) => (
          <path
            key={x}
            className="paper-trail__paper"
            d={`M${x - 7} 76h9l5 5v13h-14zM${x + 2} 76v5h5M${x - 4} 85h8M${x - 4} 89h8`}
          />
        ))}
      </svg>
      <div className="paper-trail__names">
        {HOLDERS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="paper-trail__names paper-trail__names--papers">
        {PAPERS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  )
}
