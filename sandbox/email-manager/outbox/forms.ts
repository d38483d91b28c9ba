import type { Context, Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { Refusal } from '../errors.ts'
import { faultRequestSchema } from '../faults/fault.ts'
import { PRESETS } from '../faults/presets.ts'
import { parseFields, readForm } from '../http/body.ts'
import type { Bound, Environment } from '../http/environment.ts'

/** The form posts of the outbox page; each redirects back to it. */
export function addOutboxForms(app: Hono<Bound>, { outbox, faults }: Environment): void {
  const back = (context: Context) => context.redirect('/outbox', 303)

  app.post('/outbox/clear', csrf(), (context) => {
    outbox.clear()
    return back(context)
  })
  app.post('/outbox/faults/clear', csrf(), (context) => {
    faults.clear()
    return back(context)
  })
  app.post('/outbox/faults', csrf(), async (context) => {
    const { call, fault: id, times } = await readForm(context)
    const preset = PRESETS.find((one) => one.id === id)
    if (!preset) throw new Refusal(422, 'No such fault')
    const request = { call, fault: preset.fault, ...(times && { times: Number(times) }) }
    faults.set(parseFields(faultRequestSchema, request, ['body']))
    return back(context)
  })
}
