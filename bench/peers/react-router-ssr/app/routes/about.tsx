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

/** Loaded for every request, like content that changes. */
export function loader() {
  return { name: content.name, sections: content.about }
}

export default function About() {
  return <CompanyPage {...useLoaderData<typeof loader>()} links={<Links />} />
}
