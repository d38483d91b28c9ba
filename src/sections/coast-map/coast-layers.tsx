import './coast-layers.css'
import { band } from './chart.ts'
import { Graticule } from './graticule.tsx'
import landUrl from './land.svg?no-inline'

const LAYERS = ['coast-map__shoal', 'coast-map__shoal coast-map__shoal--near', 'coast-map__land']

/** What is under the marks of the coast chart: shallow water, land, meridians and parallels. */
export function CoastLayers() {
  return (
    <>
      {LAYERS.map((name) => (
        <use key={name} className={name} href={`${landUrl}#land`} x={band} y={band} />
      ))}
      <Graticule />
    </>
  )
}
