import './look-up.css'

const FIELDS = ['Name', 'IMO no.', 'Insurer', 'Dates', 'Premium', 'Scope']

/** A port's look-up of an entry, drawn as the form that it fills in: the first field is queried, the others match. */
export function LookUp() {
  return (
    <figure className="look-up">
      <ul className="look-up__fields plain-list">
        {FIELDS.map((name, index) => (
          <li key={name} className="look-up__field">
            <span className="look-up__name">{name}</span> {index === 0 ? 'queried' : 'matches'}
          </li>
        ))}
      </ul>
      <figcaption className="look-up__caption">
        A port’s look-up: a certificate has a former name.
      </figcaption>
    </figure>
  )
}
