/** Each primitive and section in its states, beside one another. */
import '../../src/ui/fonts.css'
import '../../src/ui/tokens.css'
import '../../src/ui/base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ThemeSwitch } from '../../src/layout/footer.tsx'
import { footerLabels } from '../../src/text/labels/frame-labels.ts'
import { Section } from '../../src/ui/section.tsx'
import { FORMS } from './forms.tsx'
import { PRIMITIVES } from './primitives.tsx'
import { SECTIONS } from './sections.tsx'

/** Names of what is shown, each with its states. */
export type Exhibits = Record<string, ReactNode>

const queryClient = new QueryClient()

export function Gallery() {
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <main>
          <Section heading={null}>
            <h1>Gallery</h1>
            <ThemeSwitch labels={footerLabels} />
          </Section>
          {Object.entries({ ...PRIMITIVES, ...FORMS, ...SECTIONS }).map(([name, shown]) => (
            <Section key={name} heading={name}>
              {shown}
            </Section>
          ))}
        </main>
      </MemoryRouter>
    </QueryClientProvider>
  )
}
