import { Links } from './links.tsx'
import { CompanyPage } from './page/company-page.tsx'
import content from './page/content.json'

export const dynamic = 'force-static'

export default function Home() {
  return <CompanyPage name={content.name} sections={content.home} links={<Links />} />
}
