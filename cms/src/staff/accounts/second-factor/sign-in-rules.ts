import type { Field, FieldHook, GlobalConfig } from 'payload'
import { GROUPS } from '../../../base/groups.ts'
import { everywhere, ROLE_WORDS, ROLES, staffField } from '../../access/roles.ts'
import { recordSaved } from '../../audit/hooks.ts'
import { hasFactor } from './second-factors.ts'

const owners = everywhere('people')

/** What owners require of everyone who signs in. */
export const signInRules: GlobalConfig = {
  slug: 'sign-in-rules',
  label: { en: 'Rules for signing in', ja: 'ログインのルール' },
  access: { read: owners, update: owners },
  admin: { group: GROUPS.office, hideAPIURL: true },
  hooks: { afterChange: [recordSaved('rules-changed')] },
  fields: [
    {
      name: 'secondFactorFor',
      type: 'select',
      hasMany: true,
      label: { en: 'Who must have a second factor', ja: '二段階認証を必須にする権限' },
      options: ROLES.map((value) => ({ value, label: ROLE_WORDS[value] })),
      admin: {
        description: {
          en: 'Anyone with these permissions and no second factor is asked to set it up, and can do nothing else before.',
          ja: '選んだ権限の方は、次に開いたときに二段階認証の設定を求められ、設定が済むまでほかの操作はできません。',
        },
      },
    },
  ],
}

/** Computed on every read of an account, so that a change applies immediately to signed-in users. */
const isOwed: FieldHook = async ({ originalDoc, data, req }) => {
  const { id, role } = originalDoc ?? data ?? {}
  if (typeof id !== 'number' || typeof role !== 'string') return false
  const { payload, transactionID } = req
  const { secondFactorFor } = await payload.findGlobal({
    slug: 'sign-in-rules',
    depth: 0,
    ...(transactionID && { req: { transactionID } }),
  })
  if (!secondFactorFor?.some((each) => each === role)) return false
  return !(await hasFactor(req, id))
}

/** Whether an account lacks the second factor that its role requires: it may do nothing else until then. */
export const owesFactor: Field = {
  name: 'owesFactor',
  type: 'checkbox',
  virtual: true,
  access: { read: staffField },
  hooks: { afterRead: [isOwed] },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}
