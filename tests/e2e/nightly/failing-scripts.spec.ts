/** Each script of each journey fails in each way. Every request arrives once, perhaps after the visitor tries again. */
import { expect, test } from '@playwright/test'
import { FAULTS, JOURNEYS, type Outcome, scriptsOf, survive } from '../script-faults.ts'

test.describe.configure({ mode: 'parallel' })

for (const [name, start] of Object.entries(JOURNEYS))
  for (const fault of FAULTS)
    test(`${name}: each script in turn is ${fault}`, async ({ page, context }) => {
      test.setTimeout(15 * 60_000)
      const scripts = await scriptsOf(page, new URL((await start()).path, 'http://any').pathname)
      const outcomes: Outcome[] = []
      for (const script of scripts)
        outcomes.push(await survive(context, await start(), script, fault))

      const typed = outcomes.length
      const arrived = outcomes.filter((outcome) => outcome.arrived > 0).length
      const doubled = outcomes.filter((outcome) => outcome.arrived > 1).length
      const told = outcomes.filter(({ wasTold }) => wasTold).length
      console.log(
        `${name}, ${fault}: ${typed} requests, ${told} errors shown, ${arrived} arrived, ${doubled} arrived twice`,
      )
      expect({ arrived, doubled }).toEqual({ arrived: typed, doubled: 0 })
    })
