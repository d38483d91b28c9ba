import type { CardContent } from '../../content/blocks.ts'
import { withoutInvisible } from '../../text/invisible.ts'
import { Fold } from '../../ui/fold.tsx'
import { Words } from '../../ui/words.tsx'
import './methods.css'
import byDay from './methods.svg'
import byNight from './methods-night.svg'

/** The drawings by the titles of what they show; a method of another title has none. */
const DRAWN = new Map([
  ['Emergency towage', 'towage'],
  ['Refloating', 'refloating'],
  ['Damage control and dewatering', 'damage'],
  ['Fire on board', 'fire'],
  ['Cargo and bunker transfer', 'transfer'],
  ['Diving and survey', 'diving'],
  ['Containment and recovery', 'containment'],
  ['Shoreline and waste', 'shoreline'],
])

/** The methods, each under its drawing; a phone has the first three drawings over the folded list. */
export function Methods({ methods, label }: { methods: readonly CardContent[]; label: string }) {
  return (
    <>
      <div className="methods-strip">
        <Drawing of="first-three" width={870} />
      </div>
      <Fold summary={label}>
        <dl className="methods">
          {methods.map(({ _key, title, body }) => {
            const drawn = DRAWN.get(withoutInvisible(title ?? ''))
            return (
              <div key={_key}>
                <dt className="methods__title">
                  {drawn && <Drawing of={drawn} width={290} />}
                  {title}
                </dt>
                {body && (
                  <dd>
                    <Words text={body} />
                  </dd>
                )}
              </div>
            )
          })}
        </dl>
      </Fold>
    </>
  )
}

/** A drawing in the colours of day and of night, of which the styles show one. */
function Drawing({ of, width }: { of: string; width: number }) {
  return [byDay, byNight].map((file) => (
    <img
      key={file}
      className="methods-drawing"
      src={`${file}#${of}`}
      alt=""
      width={width}
      height="160"
      loading="lazy"
    />
  ))
}
