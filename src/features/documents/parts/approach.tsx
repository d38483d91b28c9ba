import '../../../ui/drawing.css'
import './approach.css'

/**
 * A bulk carrier on her track past the pier head to the berth. Decoration; in a narrow frame the ship and
 * the pier head are left.
 */
export function Approach() {
  return (
    <svg
      className="approach drawing"
      viewBox="0 0 580 112"
      width="580"
      height="112"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      {/* House, funnel and mast; hatches and cranes. */}
      <path
        className="drawing__house"
        d="M24 66V40h18v26zM14 66V50h8v16zM58 66v-5h24v5zM94 66v-5h24v5zM130 66v-5h24v5zM166 66v-5h20v5z"
      />
      <path d="M33 40V30M29 33h8M21 44h24M88 66V44l22 9M124 66V44l22 9M160 66V44l22 9M198 62V48" />
      <path className="drawing__hull" d="M8 66h194l22-6q-5 16-15 24H18q-8-8-10-18z" />
      <path className="drawing__light" d="M12 71h200" />
      {/* Pier head with its light, quay with crane and sheds. */}
      <path className="approach__land" d="M252 84l8-16h26l10 16zM338 84l8-12h1800v12z" />
      <path
        className="drawing__house"
        d="M268 68l2-26h8l2 26zM267 42h14v-7h-14zM434 72V56h26V44h32v28zM512 72V52h44v20z"
      />
      <path d="M274 35v-7M354 72V60M350 60h8v-6h-8zM394 72V30M410 72V30M390 30h24M372 36l28-14 22 8M376 36v18M394 52h16" />
      <path className="drawing__fine" d="M440 62h14M466 52h20M466 60h20M518 60h32" />
      {/* Over the hull and the walls, which stand in it. */}
      <path className="drawing__sea" d="M-1500 80h4000v32h-4000z" />
      <path
        className="drawing__fine"
        d="M-1500 80h4000M24 96q7-4 14 0t14 0M222 102q7-4 14 0t14 0M316 96q7-4 14 0t14 0"
      />
      <path className="drawing__meaning" d="M226 80h112" />
    </svg>
  )
}
