import { useEffect, useState } from 'react'
import './nothing-sent.css'
import { Notice } from '../ui/notice.tsx'
import { NOTHING_IS_SENT } from './preview-query-client.ts'

/** Intercepts the submit of every form, and says that a preview sends nothing. */
export function NothingSent() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const refuse = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setShown(true)
    }
    const dismiss = () => setShown(false)
    window.addEventListener('submit', refuse, { capture: true })
    window.addEventListener('input', dismiss)
    return () => {
      window.removeEventListener('submit', refuse, { capture: true })
      window.removeEventListener('input', dismiss)
    }
  }, [])

  return (
    <output className="nothing-sent">
      {isShown && (
        <Notice tone="warning" title={NOTHING_IS_SENT}>
          Nothing was sent. On the live site this would send the form.
        </Notice>
      )}
    </output>
  )
}
