import '../../ui/drawing.css'
import '../../ui/waves.css'
import { Carrier } from '../documents/parts/harbour.tsx'
import './answering-station.css'

/** A ship that asks, flag Q hoisted, and the mast ashore with the halyard that the answer is hoisted on. Decoration. */
export function AnsweringStation() {
  return (
    <svg
      className="answering-station drawing drawing--sky"
      viewBox="0 0 480 300"
      width="480"
      height="300"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path
        className="harbour__hill"
        d="M-2 214v-8q40-16 84-10t70 18zM176 214q36-30 78-34t60-26 72-14 98-22v96z"
      />
      <path className="drawing__wave drawing__wave--1" d="M-2 210h484v100H-2z" />
      <path className="harbour__land" d="M254 252l14-30 12-14 24-4h180v50z" />
      <path className="drawing__house" d="M356 204v-34h76v34z" />
      <path className="drawing__hull" d="M348 170l14-18h64l14 18z" />
      <path className="drawing__amber" d="M388 204v-20h14v20z" />
      <path
        className="drawing__fine"
        d="M364 178h14v12h-14zM412 178h14v12h-14zM371 178v12M419 178v12"
      />
      {/* The mast with its yard, the stays, and the halyards. */}
      <path className="answering-station__mast" d="M296 204V28M262 54h68" />
      <circle className="answering-station__truck" cx="296" cy="26" r="4" />
      <path
        className="drawing__fine"
        d="M296 54l-24 154M296 54l44 150M296 34l-34 20M296 34l34 20M266 54l22 150"
      />
      <path d="M322 54v150" strokeWidth="1" />
      <g transform="translate(6 140)">
        <Carrier />
      </g>
      <path
        className="drawing__wave drawing__wave--2"
        d={`M-24 224q18-7 36 0${'t36 0'.repeat(14)}v90H-24z`}
      />
      <path
        className="drawing__wave drawing__wave--3"
        d={`M-40 248q22-8 44 0${'t44 0'.repeat(12)}v70H-40z`}
      />
    </svg>
  )
}
