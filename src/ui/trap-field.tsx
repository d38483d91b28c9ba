import { useId } from 'react'

/**
 * A field that no person sees, reaches by key or hears of: a form in which it is filled was filled in by a
 * program. It has no name, so that it is in no draft, no request and no mail.
 */
export function TrapField() {
  const id = useId()
  return (
    <div hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} type="text" data-trap autoComplete="off" />
    </div>
  )
}
