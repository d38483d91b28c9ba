import { useEffect, useSyncExternalStore } from 'react'
import {
  forgetOutcome,
  leadRequest,
  type LeadRequest,
  onLeadRequest,
  UNSENT,
} from './lead-request.ts'

/** What has become of a form's request, for as long as the visitor stays on its page. */
export function useLeadRequest(form: string): LeadRequest {
  useEffect(() => {
    const { pathname } = location
    return () => {
      // A crash of the page unmounts it too, and forgets nothing.
      const isLeft = location.pathname !== pathname
      // An open question stays one.
      if (isLeft && leadRequest(form).is !== 'uncertain') forgetOutcome(form)
    }
  }, [form])
  return useSyncExternalStore(
    onLeadRequest,
    () => leadRequest(form),
    () => UNSENT,
  )
}
