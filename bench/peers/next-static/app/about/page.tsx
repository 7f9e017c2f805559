import { Links } from '../links.tsx'
import { CompanyPage } from '../page/company-page.tsx'
import content from '../page/content.json'

export const dynamic = 'force-static'

export default function About() {
  return <CompanyPage name={content.name} sections={content.about} links={<Links />} />
}
