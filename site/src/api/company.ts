import type { Company } from '@noren/contract/resources/company'
import { createContext, use } from 'react'

/** The company's facts, given to the app once with the page (readings A12). */
export const CompanyContext = createContext<Company | null>(null)

/** The company's facts; `null` when none were published. */
export function useCompany(): Company | null {
  return use(CompanyContext)
}
