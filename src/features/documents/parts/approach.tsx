import '../../../ui/drawing.css'
import '../../../ui/waves.css'
import './approach.css'

/**
 * A bulk carrier on her track past the pier head to the berth, flag Q hoisted. Decoration; in a low frame the sky is
 * cut, in a narrow one the berth.
 */
export function Approach() {
  return (
    <svg
      className="approach drawing drawing--sky"
      viewBox="0 -52 580 164"
      width="580"
      height="164"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path
        className="approach__hill"
        d="M226 82q50-12 84-34t66 2q34-40 76-26t66-12q40-10 70 12h1500v58z"
      />
      {/* House, funnel and mast; hatches and cranes. */}
      <path
        className="drawing__house"
        d="M24 66V36h20v30zM58 66v-5h24v5zM94 66v-5h24v5zM130 66v-5h24v5zM166 66v-5h20v5z"
      />
      <path className="drawing__hull" d="M12 66V46h10v20z" />
      <path className="drawing__amber" d="M12 52h10v6H12zM38 8h15v13H38z" />
      <path d="M36 36V6M30 30h12M19 40h32v6H19M28 46v8M34 46v8M40 46v8M88 66V40l22 9M124 66V40l22 9M160 66V40l22 9M198 62V46" />
      {/* The near sea is over the hull and the walls, which stand in it. */}
      <path className="drawing__wave drawing__wave--1" d="M-1500 80h4000v40h-4000z" />
      <path className="drawing__hull" d="M8 66h194l22-6q-5 16-14 30H20q-10-10-12-24z" />
      <path className="drawing__light" d="M13 75h202" />
      {/* Pier head with its light, quay with crane, cargo and sheds. */}
      <path className="approach__land" d="M250 92l10-24h26l12 24zM332 92l12-20h1800v20z" />
      <path
        className="drawing__house"
        d="M267 68l3-34h6l3 34zM434 72V52h26V40h32v32zM512 72V50h50v22z"
      />
      <path className="drawing__amber" d="M267 34h12v-9h-12zM442 72v-8h14v8zM356 72v-8h12v8z" />
      <path
        className="drawing__hull"
        d="M265 25l8-6 8 6zM268 48h10l1 9h-12zM368 72v-8h12v8zM430 52l17-8 13 8zM488 40h-32l16-9zM508 50l29-11 29 11z"
      />
      <path
        className="approach__crane"
        d="M392 72V18M412 72V18M388 18h28M360 20l42-18 30 14M366 18v26M362 44h8v6h-8zM392 46h20"
      />
      <path className="drawing__fine" d="M440 58h14M466 48h20M466 56h20M520 58h34M520 64h34" />
      <path className="drawing__meaning approach__track" d="M228 84h24M298 84h34" />
      <path
        className="drawing__wave drawing__wave--2"
        d="M-24 92q18-7 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0v30H-24z"
      />
      <path
        className="drawing__wave drawing__wave--3"
        d="M-40 103q22-7 44 0t44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0v30H-40z"
      />
    </svg>
  )
}
