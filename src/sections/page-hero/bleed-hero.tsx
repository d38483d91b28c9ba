import type { ComponentProps } from 'react'
import { PageHero } from './page-hero.tsx'
import './page-hero.css'

/** The head of a page beside a drawing that goes to the edges of the sheet where there is room. */
export function BleedHero(props: Omit<ComponentProps<typeof PageHero>, 'bleed'>) {
  return <PageHero {...props} bleed />
}
