import { readObject } from '@noren/contract/json'
import company from '@noren/demo/company/company.json' with { type: 'json' }

const { en, ja } = company.legalName

/** Whether a registered name, in one language or in several by their codes, is the demo company's. */
export function isDemoName(legalName: unknown): boolean {
  const names = typeof legalName === 'string' ? [legalName] : Object.values(readObject(legalName))
  return names.some((name) => name === en || name === ja)
}
