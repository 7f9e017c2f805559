import { RestOfPage } from '#src/ui/rest-of-page.tsx'
import { Cta } from './sections/cta/cta.tsx'
import { Experience } from './sections/experience/experience.tsx'
import { Hero } from './sections/hero/hero.tsx'
import { Innovation } from './sections/innovation/innovation.tsx'
import { Process } from './sections/process/process.tsx'
import { Solutions } from './sections/solutions/solutions.tsx'
import { Testimonials } from './sections/testimonials/testimonials.tsx'

/** The home page: seven sections in their order (HOM-01, readings A3). */
export function HomePage() {
  return (
    <>
      <Hero />
      <RestOfPage>
        <Experience />
        <Solutions />
        <Innovation />
        <Process />
        <Testimonials />
        <Cta />
      </RestOfPage>
    </>
  )
}
