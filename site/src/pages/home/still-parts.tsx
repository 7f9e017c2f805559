/** The still sections of the home page (decision 039). */
export { Cta } from './sections/cta/cta.tsx'
export { Experience } from './sections/experience/experience.tsx'
export { Innovation } from './sections/innovation/innovation.tsx'
export { Process } from './sections/process/process.tsx'
export { SolutionCards } from './sections/solutions/solution-cards.tsx'
