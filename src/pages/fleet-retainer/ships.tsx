import '../../ui/drawing.css'

const HULL = 'h322l34-9q-7 24-24 38H36q-13-11-16-29z'

/** Profiles of a container ship, a tanker and a bulk carrier. Decoration. */
export function Ships() {
  return (
    <svg className="drawing" viewBox="0 0 400 300" width="400" height="300" aria-hidden="true">
      <path className="drawing__sea" d="M0 88h400v12H0zM0 188h400v12H0zM0 288h400v12H0z" />
      <path className="drawing__fine" d="M0 88h400M0 188h400M0 288h400" />
      {/* House and mast of each, and the funnel abaft. */}
      <path
        className="drawing__house"
        d="M92 70V18h20v52zM72 70V36h14v34zM44 170v-48h32v48zM28 170v-30h12v30zM44 270v-42h30v42zM28 270v-26h12v26z"
      />
      <path d="M102 18V6M96 11h12M60 122v-16M53 112h14M59 228v-16M52 218h14M88 24h28M40 128h40M40 234h38" />
      {/* Containers; pipes and manifold; hatches and cranes. */}
      <path
        className="drawing__house"
        d="M120 70V38h200v32zM34 70V52h34v18zM98 270v-7h40v7zM154 270v-7h40v7zM210 270v-7h40v7zM266 270v-7h40v7z"
      />
      <path
        className="drawing__fine"
        d="M120 54h200M140 38v32M160 38v32M180 38v32M200 38v32M220 38v32M240 38v32M260 38v32M280 38v32M300 38v32M84 164h226"
      />
      <path d="M192 170v-16h20v16M202 154v-18l26 10M146 270v-36l38 16M202 270v-36l38 16M258 270v-36l38 16M330 166v-24M340 66V46M334 266v-22" />
      <path className="drawing__hull" d={`M20 70${HULL}M20 170${HULL}M20 270${HULL}`} />
      <path className="drawing__light" d="M24 77h330M24 177h330M24 277h330" />
      <g>
        <text x="352" y="26">
          Container ship
        </text>
        <text x="352" y="126">
          Tanker
        </text>
        <text x="352" y="226">
          Bulk carrier
        </text>
      </g>
    </svg>
  )
}
