import { describeFault } from '../faults/describe.ts'
import { CALLS, type FaultRequest } from '../faults/fault.ts'
import { PRESETS } from '../faults/presets.ts'
import { html, type Markup } from '../html.ts'

export function faultList(faults: FaultRequest[]): Markup {
  if (faults.length === 0) return html`<p class="empty">None is set: every call works.</p>`
  return html`<ul class="faults">
      ${faults.map(
        (request) => html`<li><code>${request.call}</code> ${describeFault(request)}</li>`,
      )}
    </ul>
    <form method="post" action="/outbox/faults/clear">
      <button class="quiet">Clear all faults</button>
    </form>`
}

/** Works without scripts: the form posts, and the response redirects to the page. */
export function faultForm(): Markup {
  return html`<form method="post" action="/outbox/faults" class="fields">
    <label for="call">Call</label>
    <select id="call" name="call">
      ${CALLS.map((call) => html`<option>${call}</option>`)}
    </select>
    <label for="fault">What happens</label>
    <select id="fault" name="fault">
      ${PRESETS.map(({ id, label }) => html`<option value="${id}">${label}</option>`)}
    </select>
    <label for="times">How many requests <span class="hint">(empty: until cleared)</span></label>
    <input id="times" name="times" type="number" inputmode="numeric" min="1" step="1" value="1" />
    <button>Set fault</button>
  </form>`
}
