import type { CollectionAfterChangeHook } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import type { Act } from '../../staff/audit/acts.ts'
import { record } from '../../staff/audit/record.ts'

/** Adds a line to the audit log for what staff changed of a table; what its guest does is logged where it is kept. */
export const recordTable: CollectionAfterChangeHook<Enquiry> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const act = operation === 'create' ? doc.source && 'table-taken' : actOf(doc, previousDoc)
  if (act) await record(req, { act, by: req.user?.id })
}

function actOf(doc: Enquiry, before: Enquiry): Act | null {
  // Only the guest adds to these.
  if ((doc.guestActs?.length ?? 0) > (before.guestActs?.length ?? 0)) return null
  if (doc.tableState && doc.tableState !== before.tableState) {
    return isTakenBack(doc, before) ? 'table-taken-back' : `table-${doc.tableState}`
  }
  if (FACTS.some((fact) => doc[fact] !== before[fact])) return 'table-changed'
  return doc.tableExpected && doc.tableExpected !== before.tableExpected ? 'table-late' : null
}

function isTakenBack({ tableState }: Enquiry, before: Enquiry): boolean {
  return before.tableState !== 'asked' && tableState === before.tableBefore
}

const FACTS = ['tableDate', 'tableTime', 'tablePeople'] as const
