/** Makes each script of each journey fail in each way. What the visitor sends arrives once, perhaps after a retry. */
import { expect, test } from '@playwright/test'
import { FAULTS, JOURNEYS, type Outcome, scriptsOf, runJourney } from '../script-faults.ts'

test.describe.configure({ mode: 'parallel' })

for (const [name, prepare] of Object.entries(JOURNEYS))
  for (const fault of FAULTS)
    test(`${name}: arrives once although a script fails (${fault})`, async ({ page, context }) => {
      test.setTimeout(15 * 60_000)
      const scripts = await scriptsOf(page, new URL((await prepare()).path, 'http://any').pathname)
      const outcomes: Outcome[] = []
      for (const script of scripts)
        outcomes.push(await runJourney(context, await prepare(), script, fault))

      const sent = outcomes.length
      const arrived = outcomes.filter((outcome) => outcome.arrived > 0).length
      const doubled = outcomes.filter((outcome) => outcome.arrived > 1).length
      const errors = outcomes.filter(({ wasErrorShown }) => wasErrorShown).length
      console.log(
        `${name}, ${fault}: ${sent} requests, ${errors} errors shown, ${arrived} arrived, ${doubled} arrived twice`,
      )
      expect({ arrived, doubled }).toEqual({ arrived: sent, doubled: 0 })
    })
