import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  type EmailLink,
  type EmailPreferences,
  getPreferencesOptions,
  updatePreferencesOptions,
} from '../../email-manager/subscriber-calls.ts'
import { failureText } from '../../email-manager/call-service.ts'

/** Milliseconds for which success is shown (specification section 9). */
const SUCCESS_TIME = 3000

const FAILURE = 'Failed to update preferences'

type Banner = { tone: 'success' | 'error'; message: string }

export function useSavePreferences(link: EmailLink) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation(updatePreferencesOptions)
  const [banner, setBanner] = useState<Banner | null>(null)
  const bannerRef = useRef<HTMLDivElement>(null)
  const control = useRef<Element>(null)

  useEffect(() => {
    if (banner === null) return undefined
    restoreFocus(control.current, bannerRef.current)
    if (banner.tone === 'error') return undefined
    const timer = setTimeout(() => setBanner(null), SUCCESS_TIME)
    return () => clearTimeout(timer)
  }, [banner])

  function save(preferences: EmailPreferences) {
    control.current = document.activeElement
    setBanner(null)
    mutate(
      { link, preferences },
      {
        onSuccess: () => {
          queryClient.setQueryData(getPreferencesOptions(link).queryKey, preferences)
          setBanner({ tone: 'success', message: 'Preferences updated successfully!' })
        },
        onError: (error) => {
          const texts = { answered: FAILURE, unreachable: FAILURE }
          setBanner({ tone: 'error', message: failureText(error, texts) })
        },
      },
    )
  }

  return { save, isSaving: isPending, banner, bannerRef }
}

/** A control that was disabled while saving has lost its focus; if it still is, the banner gets it. */
function restoreFocus(control: Element | null, banner: HTMLElement | null) {
  if (document.activeElement !== document.body) return
  const isUsable = control instanceof HTMLElement && !control.matches(':disabled')
  const target = isUsable ? control : banner
  target?.focus({ preventScroll: true })
}
