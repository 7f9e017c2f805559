import { Cta } from './sections/cta/cta.tsx'
import { Experience } from './sections/experience/experience.tsx'
import { Innovation } from './sections/innovation/innovation.tsx'
import { Process } from './sections/process/process.tsx'
import type { StillSections } from './still-section.tsx'

export { Shore } from './sections/cta/cta.tsx'
export { SolutionCards } from './sections/solutions/solution-cards.tsx'

/** The still sections of the home page (decision 039). */
export const SECTIONS: StillSections = {
  experience: Experience,
  innovation: Innovation,
  process: Process,
  cta: Cta,
}
