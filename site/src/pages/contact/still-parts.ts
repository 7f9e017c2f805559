/** Parts of the contact page that only show (decision 039). */
export { ContactDetails } from './contact-details.tsx'
export { ContactHero } from './contact-hero.tsx'
