import { useEffect, type RefObject } from 'react'
import { takeEarlySubmit } from './early-submit.ts'

/**
 * Does the submit that a visitor made before the form's component was there. The form's `onSubmit`
 * must prevent the default of every submit, and its fields keep their own state (no `value`), so that
 * what was typed is still in them.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current && takeEarlySubmit(form.current)) form.current.requestSubmit()
  }, [form])
}
