import type { FrameContent } from '../content/frame.ts'
import { ContactActions } from '../sections/contact-actions/contact-actions.tsx'
import { Button, ButtonRow } from '../ui/button.tsx'
import '../ui/form-banner.css'
import { Notice } from '../ui/notice.tsx'

/**
 * Notices that the boot script shows when the app can't be loaded (`boot/notices.ts`). Each page contains them in a
 * `<template>`, because a request for them might fail too.
 *
 * @param settings the desk's contacts; the boot script puts what was typed into the contact links
 */
export function BootNotices({ settings }: { settings: FrameContent['settings'] }) {
  return (
    <>
      <div {...banner} data-notice="not-sent">
        <Notice tone="error" title="Your request has NOT been sent.">
          <p>
            <Reason /> What you typed is still in the form. You can reach the desk directly;
            WhatsApp and email open with your request filled in.
          </p>
          <TryAgain />
          <ContactActions settings={settings} mail={{ subject: '', body: '' }} />
        </Notice>
      </div>
      <div {...banner} data-notice="nothing-done">
        <Notice tone="error" title="Nothing has been done yet.">
          <p>
            <Reason /> You can use the links above.
          </p>
          <TryAgain />
        </Notice>
      </div>
    </>
  )
}

const banner = { className: 'form-banner', role: 'alert', tabIndex: -1 }

/** The boot script replaces this sentence in a browser that is too old. */
function Reason() {
  return <span data-reason="">Part of this page did not load.</span>
}

function TryAgain() {
  return (
    <ButtonRow>
      <Button>Try again</Button>
    </ButtonRow>
  )
}
