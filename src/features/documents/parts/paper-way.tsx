import type { ReactNode } from 'react'
import './paper-way.css'

/**
 * A drawing of who hands papers to whom: each holder's name under its station, that of the papers between two of these.
 * Decoration: the words beside it say so.
 */
export function PaperWay({
  className,
  drawing,
  holders,
  papers,
  children,
}: {
  className: string
  /** With a station a holder (`paper-way__station`), at equal distances. */
  drawing: ReactNode
  holders: readonly string[]
  papers: readonly string[]
  children?: ReactNode
}) {
  return (
    <div className={`paper-way ${className}`} aria-hidden="true">
      {drawing}
      <div className="paper-way__names">
        {holders.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="paper-way__names paper-way__names--papers">
        {papers.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {children}
    </div>
  )
}

/**
 * Parts of the drawings of a ship's way to her berth, all in one system of units: the water is at 80, the quay at 72.
 * They are under the near seas, which are drawn after them.
 */

/** A bulk carrier, from 8 to 224, flag Q hoisted. */
export function Carrier() {
  return (
    <>
      {/* House, funnel and mast; hatches and cranes. */}
      <path
        className="drawing__house"
        d="M24 66V36h20v30zM58 66v-5h24v5zM94 66v-5h24v5zM130 66v-5h24v5zM166 66v-5h20v5z"
      />
      <path className="drawing__hull" d="M12 66V46h10v20z" />
      <path className="drawing__amber" d="M12 52h10v6H12zM38 8h15v13H38z" />
      <path d="M36 36V6M30 30h12M19 40h32v6H19M28 46v8M34 46v8M40 46v8M88 66V40l22 9M124 66V40l22 9M160 66V40l22 9M198 62V46" />
      <path className="drawing__hull" d="M8 66h194l22-6q-5 16-14 30H20q-10-10-12-24z" />
      <path className="drawing__light" d="M13 75h202" />
    </>
  )
}

/** The launch of an agent, from 290 to 356. */
export function Launch() {
  return (
    <>
      <path className="drawing__house" d="M304 68V53h26v15z" />
      <path
        className="drawing__hull"
        d="M300 53l4-5h24l4 5zM290 68h56l12-5q-2 10-9 19h-51q-6-6-8-14z"
      />
      <path className="drawing__amber" d="M293 68v-6h8v6z" />
      <path className="drawing__hull" d="M338 41h11v7h-11z" />
      <path d="M338 66V40" />
      <path className="drawing__fine" d="M308 57h18v5h-18z" />
      <path className="drawing__light" d="M293 73h58" />
    </>
  )
}

/** An insurer's house, from 544 to 608. */
export function InsurersHouse() {
  return (
    <>
      <path className="drawing__house" d="M550 67V44h52v23zM546 71.5V67h60v4.5z" />
      <path className="drawing__hull" d="M544 44l32-17 32 17z" />
      <path className="drawing__amber" d="M571 67V54h10v13z" />
      <path d="M556 48v15M564 48v15M588 48v15M596 48v15" />
    </>
  )
}

/** A pier head with its light, from 250 to 298; and from 332 on the quay with crane, cargo and sheds. */
export function Port() {
  return (
    <>
      <path className="harbour__land" d="M250 92l10-24h26l12 24zM332 92l12-20h1800v20z" />
      <path className="drawing__house" d="M267 68l3-34h6l3 34zM434 72V52h26V40h32v32z" />
      <path className="drawing__amber" d="M267 34h12v-9h-12zM442 72v-8h14v8zM356 72v-8h12v8z" />
      <path
        className="drawing__hull"
        d="M265 25l8-6 8 6zM268 48h10l1 9h-12zM368 72v-8h12v8zM430 52l17-8 13 8zM488 40h-32l16-9z"
      />
      <path
        className="harbour__crane"
        d="M392 72V18M412 72V18M388 18h28M360 20l42-18 30 14M366 18v26M362 44h8v6h-8zM392 46h20"
      />
      <path className="drawing__fine" d="M440 58h14M466 48h20M466 56h20" />
    </>
  )
}
