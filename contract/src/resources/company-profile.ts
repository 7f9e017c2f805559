import type { Flat } from '../fields.ts'
import { readDay } from '../hours/calendar.ts'
import { readList, readNumber, readObject, readOptionalTexts } from '../json.ts'
import { type LocalizedText, readOptionalLocalizedTexts } from '../localized.ts'

/** The company's own facts of its profile: `representative` with the title, `capital` with its unit. */
const PROFILE_TEXTS = ['representative', 'capital'] as const

/** What the profile says in addition to names and addresses; every fact may be missing. */
export type CompanyProfile = Flat<
  { [Name in (typeof PROFILE_TEXTS)[number]]?: LocalizedText } & {
    /** Day of the company's foundation, `YYYY-MM-DD`. */
    foundedOn?: string
    /** Number of people employed. */
    employees?: number
  }
>

/** A further row of the profile, in one language: `value` may have several lines. */
export type ProfileRow = { label: string; value: string }

/**
 * What an agency for paid employment placement states (Employment Security Act, articles 32-13 and
 * 32-16; Enforcement Regulations, article 24-5), in the order it is shown.
 */
export const RECRUITMENT_TEXTS = [
  'licence',
  'licensedOn',
  'occupations',
  'fees',
  'refunds',
  'complaints',
  'personalInformation',
] as const

/** The statements of one language, of several lines each. */
export type Recruitment = { [Name in (typeof RECRUITMENT_TEXTS)[number]]?: string }

/** Reads the facts; a missing or invalid one is absent. */
export function readCompanyProfile(company: Record<string, unknown>): CompanyProfile {
  const { foundedOn } = readOptionalTexts(company, ['foundedOn'])
  const employees = readNumber(company.employees)
  return {
    ...readOptionalLocalizedTexts(company, PROFILE_TEXTS),
    ...(foundedOn && readDay(foundedOn) !== null && { foundedOn }),
    ...(employees !== undefined && employees >= 1 && { employees: Math.floor(employees) }),
  }
}

/** Reads the further rows; one without label or value is left out. */
export function readProfileRows(raw: unknown): ProfileRow[] {
  return readList(raw, (item) => {
    const { label, value } = readOptionalTexts(readObject(item), ['label', 'value'])
    return label && value ? { label, value } : null
  })
}

/** Reads the statements; `undefined` when there are none. */
export function readRecruitment(raw: unknown): Recruitment | undefined {
  const recruitment = readOptionalTexts(readObject(raw), RECRUITMENT_TEXTS)
  return Object.keys(recruitment).length > 0 ? recruitment : undefined
}
