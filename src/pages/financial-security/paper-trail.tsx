import '../../ui/drawing.css'
import './paper-trail.css'

/** Who issues or receives the papers of a call, and what goes from each to the next one. */
const HOLDERS = ['Insurer', 'Flag State', 'Ship', 'Port']
const PAPERS = ['Blue Card', 'State certificate', 'Our pack']

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
      <svg className="paper-trail__drawing drawing" viewBox="0 0 560 96" width="560" height="96">
        {/* The insurer's house, the State's house with its flag, the quay. */}
        <path className="paper-trail__land" d="M-2 66h290l14 14H-2zM420 66h142v14H410z" />
        <path
          className="drawing__house"
          d="M34 66V36l36-15 36 15v30zM176 66V42h68v24zM192 42V30h36v12zM432 66V48h12v18z"
        />
        <path d="M34 36h72M45 42v18M57 42v18M83 42v18M95 42v18M210 30V8l18 5-18 5M474 66V22M494 66V22M466 22h36M452 32l30-16 38 10M510 24v16M474 42h20M438 48v-7M433 41h10" />
        <path
          className="drawing__fine"
          d="M66 66V46h8v20M182 48h6v6h-6zM196 48h6v6h-6zM218 48h6v6h-6zM232 48h6v6h-6zM206 66V50h8v16M198 34h6v5h-6zM216 34h6v5h-6zM524 66V50h22v16M524 56h22"
        />
        {/* A tanker: house aft, pipes on deck. */}
        <path className="drawing__house" d="M306 54V34h14v20zM322 54v-8h8v8z" />
        <path d="M313 34V24M308 28h10M336 54v-4h50v4M352 50v-6M364 50v-6M376 50v-6M390 54v-8" />
        <path className="drawing__hull" d="M298 54h96l14-5q-2 15-11 31h-92q-7-10-7-26z" />
        <path className="drawing__light" d="M302 60h100" />
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
