/** The still parts of the about page (decision 039). */
export { AboutBusinesses } from './about-businesses.tsx'
export { CompanyProfile, RecruitmentStatements } from './company-facts.tsx'
