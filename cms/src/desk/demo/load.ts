import { join } from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../base/database/transaction.ts'
import { requestIn } from '../../base/requests/request-in.ts'
import { faultLines } from '../files/fault.ts'
import { importInto } from '../files/import-company.ts'

/** The demo company's files, in the demo's folder. */
export const companyIn = (demo: string): string => join(demo, 'company')

/**
 * Loads the demo company into an empty desk: all of it, or nothing. Returns whether it loaded anything.
 * @param company the folder of its files
 */
export async function loadDemo(payload: Payload, company: string): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'media' })
  if (totalDocs > 0) return false
  const req = await requestIn('en', payload)
  await inTransaction(req, () => loadInto(req, company))
  return true
}

/** The same as a part of a request's transaction; nobody is its author. */
export async function loadInto(req: PayloadRequest, company: string): Promise<void> {
  const faults = await importInto(req, company)
  if (faults.length > 0) throw new Error(faultLines(faults, 'en').join('\n'))
}
