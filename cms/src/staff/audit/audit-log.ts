import type { CollectionConfig } from 'payload'
import { SHUT } from '../access/roles.ts'
import { exportLog } from './export-log.ts'
import { AUDIT_LOG } from './line-words.ts'

/**
 * Who did what to accounts, rights and the data of visitors: ids and counts, nothing about a person. Lines are
 * only added: the database itself refuses to change one, and to delete one before its time.
 */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: AUDIT_LOG, plural: AUDIT_LOG },
  access: SHUT,
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  endpoints: [exportLog],
  fields: [
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'act', type: 'text', required: true },
    // No relations: a line outlives its account. Empty where nobody knows whose it was.
    { name: 'account', type: 'number' },
    // Empty where the desk itself acted, at a time or by a command.
    { name: 'by', type: 'number' },
    { name: 'role', type: 'text' },
    { name: 'count', type: 'number' },
  ],
}
