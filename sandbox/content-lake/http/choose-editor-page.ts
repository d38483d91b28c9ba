import { html, raw } from 'hono/html'
import type { User } from './user.ts'

interface ChooseEditorPageContent {
  users: readonly User[]
  currentUserId: string
  defaultUserId: string
  /** URL that the form redirects to; if empty, `/who`. */
  origin: string
  maxNameLength: number
  /** Initial value of the field for a name. */
  typedName: string
  /** Error message for a refused form. */
  problem?: string
}

const STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 28rem; margin: 3rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.125rem; margin-top: 2rem }
button, input { font: inherit; color: inherit }
button { min-height: 44px; padding: .5rem 1rem; border: 1px solid #8888; border-radius: 6px; background: #8882; cursor: pointer }
.person { display: flex; gap: .75rem; align-items: center; width: 100%; margin-bottom: .5rem; text-align: start }
.person small { margin-inline-start: auto }
label { display: block; margin-bottom: .25rem }
#name { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid #888; border-radius: 6px; background: Field; margin-bottom: 1rem }
.problem { color: #b3261e; color: light-dark(#b3261e, #ffb4ab) }
`

/** The page "Who are you?". It works without scripts. */
export function chooseEditorPage(content: ChooseEditorPageContent) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Who are you?</title>
        <style>
          ${raw(STYLES)}
        </style>
      </head>
      <body>
        <h1>Who are you?</h1>
        <p>
          Other editors see your name beside your edits, in the history, and in documents that you
          have open. There is no password. Your choice applies to this browser.
        </p>
        <form method="post" action="/who">
          <input type="hidden" name="origin" value="${content.origin}" />
          ${content.users.map((user) => userButton(user, content))}
        </form>
        <h2>Somebody new</h2>
        <form method="post" action="/who" novalidate>
          <input type="hidden" name="origin" value="${content.origin}" />
          <label for="name">Your name</label>
          <input
            id="name"
            name="name"
            maxlength="${content.maxNameLength}"
            autocomplete="name"
            value="${content.typedName}"
            ${content.problem === undefined ? '' : raw('aria-invalid="true" aria-describedby="problem" autofocus')}
          />
          ${content.problem === undefined ? '' : html`<p class="problem" id="problem">${content.problem}</p>`}
          <button>Continue</button>
        </form>
      </body>
    </html>`
}

function userButton({ id, name }: User, { currentUserId, defaultUserId }: ChooseEditorPageContent) {
  const remark = id === currentUserId ? 'You' : id === defaultUserId ? 'Default user' : ''
  return html`<button class="person" name="id" value="${id}">
    ${name} <small>${remark}</small>
  </button>`
}
