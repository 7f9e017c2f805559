import type { TextFieldServerProps } from 'payload'
import { namesIn } from '../../../base/locales.ts'
import { say } from '../../../base/words.ts'
import { BusinessSelect } from './business-select.tsx'
import { BUSINESS } from './business-words.ts'

/** A choice among the company's businesses that have a short name. */
export async function BusinessChoice({ i18n, path, payload }: TextFieldServerProps) {
  const { docs } = await payload.find({
    collection: 'solutions',
    ...namesIn(i18n.language),
    draft: true,
    select: { title: true, part: true },
    sort: '_order',
    pagination: false,
  })
  const businesses = docs.flatMap(({ title, part }) =>
    part ? [{ label: title || part, value: part }] : [],
  )
  return <BusinessSelect businesses={businesses} label={say({ i18n }, BUSINESS)} path={path} />
}
