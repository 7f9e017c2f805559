/** Parts of the about page that only show (decision 039). */
export { AboutBusinesses } from './about-businesses.tsx'
export { CompanyProfile, RecruitmentStatements } from './company-facts.tsx'
