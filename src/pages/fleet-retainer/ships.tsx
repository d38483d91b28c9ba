import type { ReactNode } from 'react'
import './ships.css'
import '../../ui/drawing.css'

/** Tiers of containers on each bay, from the bow's side of the house. */
const BAYS = [6, 6, 5, 6, 4, 6, 5, 6, 3]

/** Units of a container of 40 feet, and of its height with the lashings. */
const BOX = { length: 20, height: 5 }

/** Levels of the seas, from far to near. */
const SEAS = [2, 26, 48]

const LIGHT_BOXES = boxes(true)
const DARK_BOXES = boxes(false)

/**
 * Profiles of the ships that call most, laden and to one scale of 1.7 units a metre: a feeder of 170 m, a tanker of
 * 250 m, a bulk carrier of 190 m. Decoration.
 */
export function Ships() {
  return (
    <svg
      className="ships drawing drawing--sky"
      viewBox="0 0 472 528"
      width="472"
      height="528"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Ship
        name="Container feeder"
        y={78}
        nameY={-52}
        house="M24-13V-50H50V-13zM20-50V-59H54V-50zM8-13V-42H20V-13z"
        rig="M8-34H20M37-59V-71M31-66H43M44-59V-65M282-20V-36"
        fine="M24-22H50M24-31H50M24-40H50M8-25H20"
        windows="M23-54.5H52M27-45H49M27-35.5H49M27-26.5H49M27-17.5H49"
        hull="M0-13H262L266-20H292Q284-6 281 2Q290 6 289 11Q287 18 276 18H34Q22 16 18 8L8 3Q1 0 0-13z"
        sheer="M4-9H258"
        rudder="M9 3H17V17H10z"
      >
        <path className="drawing__house" d="M62-13v-5H260v5z" />
        <path className="ships__boxes" d={LIGHT_BOXES} />
        <path className="ships__boxes ships__boxes--dark" d={DARK_BOXES} />
      </Ship>
      <Ship
        name="Tanker"
        y={244}
        nameY={-52}
        house="M22-12V-23H70V-12zM32-23V-52H60V-23zM27-52V-61H65V-52zM10-12V-42L13-46H25V-12zM204-12v-9h30v9z"
        rig="M10-36H25M46-61V-76M39-69H53M55-61V-67M210-21V-44L236-36M228-21V-40M404-19V-38M4-12L18-22"
        fine="M32-33H60M32-42H60M10-30H25M70-16H388M70-18H388M204-16H234M124-12v-9M188-12v-9M294-12v-9M358-12v-9"
        windows="M30-56.5H63M35-47H58M35-37.5H58M35-28H58M26-17.5H67"
        hull="M0-12H390L395-19H425Q417-6 414 3Q425 8 424 15Q422 25 408 25H42Q28 24 22 12L10 5Q1 1 0-12z"
        sheer="M4-8H388"
        rudder="M11 5H20V24H12z"
      />
      <Ship
        name="Bulk carrier"
        y={408}
        nameY={-36}
        house="M22-11V-20H58V-11zM28-20V-47H52V-20zM23-47V-56H57V-47zM8-11V-38H21V-11zM66-11v-6h38v6zM118-11v-6h38v6zM170-11v-6h38v6zM222-11v-6h34v6zM268-11v-6h24v6z"
        rig="M8-31H21M40-56V-69M34-63H46M306-18V-34M64-17H106M116-17H158M168-17H210M220-17H258M266-17H294"
        fine="M28-29H52M28-38H52M8-24H21"
        windows="M26-51.5H55M31-42.5H50M31-33.5H50M31-24.5H50M26-15.5H55"
        hull="M0-11H294L298-18H323Q316-5 313 3Q323 7 322 13Q320 21 308 21H36Q24 20 18 10L8 4Q1 0 0-11z"
        sheer="M4-7H292"
        rudder="M9 4H17V20H10z"
      >
        <path
          className="drawing__amber"
          d="M108-11V-43h7v32zM160-11V-43h7v32zM212-11V-43h7v32zM259-11V-43h7v32z"
        />
        <path d="M115-42L152-22M167-42L204-22M219-42L254-22M266-42L292-22" />
      </Ship>
      <path d="M22 502h170v8H22z" />
      <path className="ships__scale" d="M22 502h34v8H22zM90 502h34v8H90zM158 502h34v8h-34z" />
      <text className="ships__length" x="200" y="511">
        100 m, one scale
      </text>
    </svg>
  )
}

/** A ship in her water, drawn from her stern at her waterline. */
function Ship({
  name,
  y,
  nameY,
  house,
  rig,
  fine,
  windows,
  hull,
  sheer,
  rudder,
  children,
}: {
  name: string
  /** Of her waterline, and from there to her name. */
  y: number
  nameY: number
  house: string
  rig: string
  fine: string
  windows: string
  hull: string
  /** The light line along her side. */
  sheer: string
  rudder: string
  /** Her cargo or her gear, before the hull hides its foot. */
  children?: ReactNode
}) {
  return (
    <g transform={`translate(22 ${y})`}>
      <path className="drawing__house" d={house} />
      <path d={rig} />
      <path className="drawing__fine" d={fine} />
      <path className="ships__windows" d={windows} />
      {children}
      <path className="drawing__hull" d={hull} />
      <path className="drawing__light" d={sheer} />
      <path className="drawing__hull" d={rudder} />
      <Water />
      <text x="428" y={nameY}>
        {name}
      </text>
    </g>
  )
}

/** The seas that a ship lies in: the first over her hull, which shows through it. */
function Water() {
  return SEAS.map((level, sea) => (
    <path
      key={level}
      className={`drawing__sea drawing__wave drawing__wave--${sea + 2}`}
      d={`M-30 ${level}q14-3 28 0${'t28 0'.repeat(17)}V72H-30z`}
    />
  ))
}

/** The containers of one of the two colours, a path of a box for each tier and bay. */
function boxes(isLight: boolean): string {
  return BAYS.flatMap((tiers, bay) =>
    Array.from({ length: tiers }, (_, tier) =>
      (bay * 2 + tier * 3) % 5 < 2 === isLight
        ? `M${62 + bay * 22} ${-18 - tier * BOX.height}h${BOX.length}v${-BOX.height}h${-BOX.length}z`
        : '',
    ),
  ).join('')
}
