/** Parts of the about page that only show (decision 039). */
export { AboutBusinesses } from './about-businesses.tsx'
export { CompanyProfile } from './company-profile.tsx'
export { RecruitmentStatements } from './recruitment-statements.tsx'
