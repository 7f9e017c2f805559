import { useLoaderData } from 'react-router'
import { Links } from '../links.tsx'
import { CompanyPage } from '../page/company-page.tsx'
import content from '../page/content.json'

export function meta() {
  return [
    { title: 'Namiori' },
    { name: 'description', content: 'The demo company’s pages, for comparison.' },
  ]
}

/** Asked for every request, as content that changes would be. */
export function loader() {
  return { name: content.name, sections: content.about }
}

export default function About() {
  return <CompanyPage {...useLoaderData<typeof loader>()} links={<Links />} />
}
