import type { PayloadRequest, TextField } from 'payload'

/** Who is at work: their name, else their address; `null` for a program. */
export function authorOf({ user }: Pick<PayloadRequest, 'user'>): string | null {
  return user?.name || user?.email || null
}

/**
 * Who saved a version. A text, since it must outlast the account and be read by those who may not
 * see it.
 */
export const changedBy: TextField = {
  name: 'changedBy',
  type: 'text',
  label: { en: 'Last changed by', ja: '最終更新者' },
  hooks: {
    beforeChange: [({ req }) => authorOf(req)],
  },
  admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true },
}
