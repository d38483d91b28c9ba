import { useId, useRef } from 'react'
import './unsubscribe-from-all.css'
import { Button, ButtonRow } from '../../ui/button.tsx'

/** Turns all marketing mail off, once the visitor has confirmed it (specification section 5). */
export function UnsubscribeFromAll({
  isDisabled,
  onConfirm,
}: {
  isDisabled: boolean
  onConfirm: () => void
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const confirm = () => {
    close()
    onConfirm()
  }
  return (
    <>
      <Button variant="quiet" disabled={isDisabled} onClick={() => dialog.current?.showModal()}>
        Unsubscribe from All Marketing
      </Button>
      <dialog
        ref={dialog}
        className="unsubscribe-dialog"
        aria-labelledby={`${id}-heading`}
        aria-describedby={`${id}-question`}
      >
        <h2 id={`${id}-heading`}>Unsubscribe from All Marketing</h2>
        <p id={`${id}-question`}>
          Are you sure you want to unsubscribe from all marketing emails? You will still receive
          important account and compliance notifications.
        </p>
        <ButtonRow>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button onClick={confirm}>Unsubscribe</Button>
        </ButtonRow>
      </dialog>
    </>
  )
}
