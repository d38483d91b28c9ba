import type { CardContent } from '../../content/blocks.ts'
import { withoutInvisible } from '../../text/invisible.ts'
import { AnnotatedText, Paragraph } from '../../ui/text.tsx'
import byDay from './methods.svg'
import byNight from './methods-night.svg'

/** Id of the drawing for each method title; methods with other titles have no drawing. */
const DRAWING_IDS = new Map([
  ['Emergency towage', 'towage'],
  ['Refloating', 'refloating'],
  ['Damage control and dewatering', 'damage'],
  ['Fire on board', 'fire'],
  ['Cargo and bunker transfer', 'transfer'],
  ['Diving and survey', 'diving'],
  ['Containment and recovery', 'containment'],
  ['Shoreline and waste', 'shoreline'],
])

export function Methods({
  methods,
  note,
}: {
  methods: readonly CardContent[]
  note: string | null
}) {
  return (
    <div>
      <dl className="methods">
        {methods.map(({ _key, title, body }) => (
          <div key={_key}>
            <dt className="methods__title">
              <Drawing title={title} />
              {title}
            </dt>
            {body && (
              <dd>
                <AnnotatedText text={body} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <Paragraph text={note} className="methods__note" />
    </div>
  )
}

/** The drawing for a title, in day and night colours; the styles show one of the two. */
function Drawing({ title }: { title: string | null }) {
  const id = DRAWING_IDS.get(withoutInvisible(title ?? ''))
  if (id === undefined) return null
  return [byDay, byNight].map((file) => (
    <img
      key={file}
      className="methods-drawing"
      src={`${file}#${id}`}
      alt=""
      width="290"
      height="160"
      loading="lazy"
    />
  ))
}
