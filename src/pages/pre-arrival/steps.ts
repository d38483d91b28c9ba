/** The five steps from request to letter (specification section 2, pre-arrival letter). */
export const STEP_TITLES = ['Form', 'Review', 'PDF', 'Email', 'WhatsApp']

export type StepNumber = 1 | 2 | 3 | 4 | 5

export type ProgressStep = {
  title: string
  body: string | null
  state: 'done' | 'current' | 'ahead'
}

/**
 * The steps with how far the request has come.
 *
 * @param written the editors' words for the steps; used when there are exactly five
 */
export function progressSteps(
  written: readonly { title: string; body: string | null }[],
  current: StepNumber,
): ProgressStep[] {
  const steps =
    written.length === STEP_TITLES.length
      ? written
      : STEP_TITLES.map((title) => ({ title, body: null }))
  return steps.map(({ title, body }, index) => ({
    title,
    body,
    state: stateOf(index + 1, current),
  }))
}

function stateOf(step: number, current: StepNumber): ProgressStep['state'] {
  if (step < current) return 'done'
  return step === current ? 'current' : 'ahead'
}
