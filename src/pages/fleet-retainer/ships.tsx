import type { ReactNode } from 'react'
import './ships.css'
import '../../ui/drawing.css'

/** A line up each bay of containers, which are its dashes; some begin below the deck, with the other colour. */
const BAYS =
  'M12-18v-15M78-18v-30M100-13v-30M122-18v-30M144-13v-35M166-13v-30M188-18v-30M210-13v-25M232-18v-15'

/** Profiles of ships that call, laden, in still water and to one scale of 1.7 units a metre. Decoration. */
export function Ships() {
  return (
    <svg
      className="ships drawing drawing--sky"
      viewBox="0 0 472 388"
      width="472"
      height="388"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Ship
        name="Container feeder"
        metres={170}
        y={80}
        house="M38-13V-60H58V-13zM33-60v-9H62v9z"
        rig="M48-69V-76M43-74H53M276-21V-37M272-32h8"
        windows="M36-64H60M41-52H56M41-42H56M41-32H56M41-22H56"
        topsides="M0-13H256l5-8H292Q286-9 283 0H4Q1-6 0-13z"
        bottom="M4 0Q9 5 25 7Q27 18 40 18H270Q288 18 290 10Q289 4 282 4Q282 2 283 0zM8 4H17V17H11z"
      >
        <path
          className="drawing__amber"
          d="M25-13V-46H35V-13zM17 13h14M21 13q-4-3 0-5q4 2 0 5q4 3 0 5q-4-2 0-5z"
        />
        <path d="M25-39H35" />
        {['', ' ships__boxes--dark', ' ships__boxes--light'].map((colour) => (
          <path key={colour} className={`ships__boxes${colour}`} d={BAYS} />
        ))}
        <path className="drawing__house" d="M0-13v-5H258v5z" />
      </Ship>
      <Ship
        name="Aframax tanker"
        metres={250}
        y={208}
        house="M28-12V-24H86V-12zM36-24V-36H78V-24zM42-36V-48H70V-36zM31-48v-9H81v9z"
        rig="M56-57V-73M48-67H64M88-17H388M88-20H388M226-12V-44L262-31M244-37V-27M406-20V-40M401-34h10"
        windows="M34-52H80M45-42H68M39-30H76M32-18H84"
        topsides="M0-12H392l5-8H425Q418-8 414 0H5Q1-5 0-12z"
        bottom="M5 0Q12 7 30 10Q33 25 50 25H398Q421 25 423 14Q421 5 412 5Q412 2 414 0zM10 5H21V24H15z"
      >
        <path
          className="drawing__amber"
          d="M10-12V-42l4-5H26V-12zM-2-20l12-8 4 5-12 8zM21 18h16M26 18q-5-4 0-7q5 3 0 7q5 4 0 7q-5-3 0-7z"
        />
        <path d="M10-36H26M100-12V-23M132-12V-23M164-12V-23M290-12V-23M322-12V-23M354-12V-23" />
        <path className="drawing__house" d="M206-12V-24H240V-12z" />
      </Ship>
      <Ship
        name="Supramax bulk carrier"
        metres={190}
        y={334}
        house="M22-11V-23H60V-11zM26-23V-45H50V-23zM20-45v-9H56v9zM66-11v-7h34v7zM118-11v-7h32v7zM168-11v-7h32v7zM218-11v-7h30v7zM264-11v-7h24v7z"
        rig="M38-54V-68M32-62H44M306-18V-36M301-31h10M114-41L150-25M164-41L200-25M214-41L248-25M260-41L290-25M146-27v5M196-27v5M244-27v5M286-27v5"
        windows="M23-49H54M29-39H48M29-29H48M25-17H58"
        topsides="M0-11H292l5-7H323Q317-8 313 0H4Q1-5 0-11z"
        bottom="M4 0Q10 6 27 8Q29 21 44 21H298Q319 21 321 12Q319 4 311 4Q311 2 313 0zM9 4H19V20H13z"
      >
        <path
          className="drawing__amber"
          d="M8-11V-38H18V-11zM104-11V-43h10v32zM154-11V-43h10v32zM204-11V-43h10v32zM252-11V-43h8v32zM19 14h16M23 14q-4-4 0-6q4 2 0 6q4 4 0 6q-4-2 0-6z"
        />
      </Ship>
    </svg>
  )
}

/** A ship in her water, drawn from her stern at her waterline, and her length over it as on a drawing. */
function Ship({
  name,
  metres,
  y,
  house,
  rig,
  windows,
  topsides,
  bottom,
  children,
}: {
  name: string
  /** Over all. */
  metres: number
  /** Of her waterline. */
  y: number
  house: string
  rig: string
  windows: string
  topsides: string
  /** Her hull below the waterline, and her rudder. */
  bottom: string
  /** Her funnel, cargo and gear, and her propeller ahead of the rudder, before the hull hides their foot. */
  children: ReactNode
}) {
  const length = metres * 1.7
  return (
    <g transform={`translate(22 ${y})`}>
      <path className="drawing__sea drawing__wave drawing__wave--2" d="M-30 0H460V54H-30z" />
      <path className="drawing__house" d={house} />
      <path d={rig} />
      <path className="ships__windows" d={windows} />
      {children}
      <path className="ships__bottom" d={bottom} />
      <path className="drawing__hull" d={topsides} />
      <path
        className="drawing__light"
        d={`M6-8H${length - 30}M${length / 2}-4a2 2 0 1 0 4 0a2 2 0 1 0-4 0m-2 0h8`}
      />
      <path
        className="drawing__fine"
        d={`M0 34V50M${length} 34V50M0 43H${length / 2 - 30}M${length / 2 + 30} 43H${length}`}
      />
      <text className="ships__length" x={length / 2} y="48">
        {`${metres} m`}
      </text>
      <text x="434" y="-52">
        {name}
      </text>
    </g>
  )
}
