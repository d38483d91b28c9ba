import '../../ui/drawing.css'
import { Carrier, Port, PaperWay } from '../../features/documents/parts/paper-way.tsx'

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
 * The way of the papers: a Blue Card to the flag State, its certificate to the ship, our pack to the port; and straight from
 * the insurer to the ship the Certificate of Entry. Decoration: the text beside it says so.
 */
export function PaperTrail() {
  return (
    <PaperWay className="paper-trail" drawing={<Trail />} holders={HOLDERS} papers={PAPERS}>
      <p className="paper-trail__direct">Certificate of Entry</p>
    </PaperWay>
  )
}

function Trail() {
  return (
    <svg className="drawing drawing--sky" viewBox="0 2 560 97" width="560" height="97">
      <path
        className="harbour__hill"
        d="M-2 72V52q30-20 70-8t80-6 82 14 60 20zM360 72q34-12 62-26t58-2q28-20 60-12l22 6v34z"
      />
      {/* Ashore the insurer's house with its columns, the State's house with its flag. */}
      <g className="paper-trail__houses">
        <path className="harbour__land" d="M-2 66h262l8 12H-2z" />
        <path
          className="drawing__house"
          d="M39 61V40h62v21zM36 63.5V61h68v2.5zM33 66v-2.5h74V66zM176 66V42h68v24zM190 39v-9h40v9zM206 27v-4h8v4z"
        />
        <path
          className="drawing__hull"
          d="M34 40v-3l36-16 36 16v3zM172 42v-3h76v3zM187 30v-3h46v3z"
        />
        <path
          className="drawing__house"
          d="M42 61V40h5v21zM53 61V40h5v21zM82 61V40h5v21zM93 61V40h5v21zM210 6h20v11h-20z"
        />
        <path className="drawing__amber" d="M65 61V47h10v14zM205 66V53h10v13z" />
        <path d="M210 23V4" />
        <path
          className="drawing__fine"
          d="M181 46h5v7h-5zM191 46h5v7h-5zM224 46h5v7h-5zM234 46h5v7h-5zM181 57h5v6h-5zM191 57h5v6h-5zM224 57h5v6h-5zM234 57h5v6h-5zM195 33h5v6h-5zM207 33h6v6h-6zM220 33h5v6h-5z"
        />
      </g>
      <g transform={SHIP}>
        <Carrier />
      </g>
      <g transform={PORT}>
        <Port />
      </g>
      <path className="drawing__sea" d="M0 74h560v28H0z" />
      <path className="drawing__fine" d="M0 74h560" />
      <path className="drawing__meaning" d="M77 87.5h406" />
      {STATIONS.map((x) => (
        <circle key={x} className="paper-way__station" cx={x} cy="87.5" r="6" />
      ))}
      {LEGS.map((x) => (
        <path
          key={x}
          className="paper-trail__paper"
          d={`M${x - 8} 77h11l5 5v16h-16zM${x + 3} 77v5h5M${x - 4.5} 86h9M${x - 4.5} 90h9M${x - 4.5} 94h9`}
        />
      ))}
    </svg>
  )
}
