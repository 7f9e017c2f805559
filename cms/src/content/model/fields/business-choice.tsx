import type { TextFieldServerProps } from 'payload'
import { say } from '../../../base/words.ts'
import { BusinessSelect } from './business-select.tsx'
import { BUSINESS } from './business-words.ts'
import { businesses } from './businesses.ts'

/** A choice among the company's businesses that have a short name. */
export async function BusinessChoice({ i18n, path, payload }: TextFieldServerProps) {
  const choices = (await businesses(payload)).map(({ value, label }) => ({
    value,
    label: say({ i18n }, label),
  }))
  return <BusinessSelect businesses={choices} label={say({ i18n }, BUSINESS)} path={path} />
}
