import type { CollectionConfig } from 'payload'
import { SHUT } from '../../staff/access/roles.ts'
import { COUNTS } from './count.ts'

/**
 * Of tables whose enquiries are erased: how many there were, by restaurant and month. Bare numbers, which outlive
 * the people they count.
 */
export const tableCounts: CollectionConfig = {
  slug: 'table-counts',
  labels: {
    singular: { en: 'Tables of a month', ja: '月ごとの予約数' },
    plural: { en: 'Tables of a month', ja: '月ごとの予約数' },
  },
  access: SHUT,
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    // Slug and month: `sakura-ginza 2026-12`.
    { name: 'id', type: 'text', required: true },
    { name: 'restaurant', type: 'text', required: true, index: true },
    { name: 'month', type: 'text', required: true, index: true },
    ...COUNTS.map((name) => ({ name, type: 'number' as const, required: true, defaultValue: 0 })),
  ],
}
